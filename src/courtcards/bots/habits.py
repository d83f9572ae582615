"""Bots with one fixed habit each, to test whether others can be exploited."""

NO_HABIT, TRUTHFUL, LIAR, DOUBTER, BELIEVER, JUDGE, PASSER, COUNTER = range(8)

# By name, in the order of their numbers: what they always do.
HABITS = {
    "truthful": "always tells the truth",
    "liar": "always lies",
    "doubter": "always doubts",
    "believer": "always believes",
    "judge": "never passes on",
    "passer": "passes on whenever it may",
    "counter": "judges by counting cards alone",
}
