/* Cockroach Poker in plain C: the yardstick for the compiled Python rules.
 *
 * The same program: a ChaCha12 generator in the state, a shuffled deal, all legal moves listed at
 * every decision, a uniformly random choice, until somebody loses. It must play the very same games,
 * so it prints the decisions and losers of a series for bench/twin.py to compare.
 *
 *   cc -O3 -o twin twin.c && ./twin GAMES PLAYERS
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 6, CREATURES = 8, CLAIMS = 8, DECK = 64, REMOVED = 10, ROUNDS = 12 };
enum { OFFER, JUDGE, PASS_ON };
enum { BELIEVE, DOUBT, PEEK, FIRST_PASS };
enum { FIRST_OFFER = FIRST_PASS + (SEATS - 1) * CLAIMS, MAX_MOVES = FIRST_OFFER + 5 * 64 };
enum { OVER = -1, NONE = -1 };

typedef struct {
  uint32_t key[8];
  uint16_t pool[32];
  uint32_t block;
  int8_t left;
  int8_t players, turn, phase, reason, limit, loser, card, seen, hops;
  int16_t rounds;
  int8_t path[SEATS], said[SEATS], hand_size[SEATS];
  int8_t hand[SEATS][CREATURES], rows[SEATS][CREATURES], deck[DECK];
} State;

static uint32_t rotate(uint32_t x, int bits) { return x << bits | x >> (32 - bits); }

#define QUARTER(a, b, c, d)                  \
  a += b, d = rotate(d ^ a, 16), c += d, b = rotate(b ^ c, 12), \
  a += b, d = rotate(d ^ a, 8), c += d, b = rotate(b ^ c, 7)

static void chacha(const uint32_t key[8], uint32_t counter, int rounds, uint16_t out[32]) {
  uint32_t in[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, x[16];
  memcpy(in + 4, key, 32);
  in[12] = counter;
  memcpy(x, in, sizeof x);
  for (int i = 0; i < rounds / 2; i++) {
    QUARTER(x[0], x[4], x[8], x[12]);
    QUARTER(x[1], x[5], x[9], x[13]);
    QUARTER(x[2], x[6], x[10], x[14]);
    QUARTER(x[3], x[7], x[11], x[15]);
    QUARTER(x[0], x[5], x[10], x[15]);
    QUARTER(x[1], x[6], x[11], x[12]);
    QUARTER(x[2], x[7], x[8], x[13]);
    QUARTER(x[3], x[4], x[9], x[14]);
  }
  for (int i = 0; i < 16; i++) {
    uint32_t word = x[i] + in[i];
    out[2 * i] = word & 0xffff;
    out[2 * i + 1] = word >> 16;
  }
}

static uint32_t draw16(State *s) {
  if (s->left == 0) {
    chacha(s->key, s->block++, ROUNDS, s->pool);
    s->left = 32;
  }
  s->left--;
  return s->pool[31 - s->left];
}

static uint32_t below(State *s, uint32_t n) {
  uint32_t product = draw16(s) * n, low = product & 0xffff;
  if (low < n) {
    uint32_t threshold = (0x10000 - n) % n;
    while (low < threshold) {
      product = draw16(s) * n;
      low = product & 0xffff;
    }
  }
  return product >> 16;
}

static int clockwise(const State *s, int seat, int steps) {
  seat += steps;
  return seat >= s->players ? seat - s->players : seat;
}

static void lose(State *s, int seat, int reason) {
  s->turn = OVER;
  s->loser = seat;
  s->reason = reason;
}

static void start_round(State *s, int seat) {
  s->turn = seat;
  s->phase = OFFER;
  s->card = NONE;
  s->seen = 0;
  s->hops = 0;
  memset(s->path, NONE, SEATS);
  memset(s->said, NONE, SEATS);
  s->path[0] = seat;
  s->rounds++;
  if (s->hand_size[seat] == 0) lose(s, seat, 1);
}

static void deal(State *s, int first) {
  for (int i = 0; i < DECK; i++) s->deck[i] = i % CREATURES;
  for (int i = DECK - 1; i > 0; i--) {
    int j = below(s, i + 1);
    int8_t card = s->deck[i];
    s->deck[i] = s->deck[j];
    s->deck[j] = card;
  }
  int dealt = s->players == 2 ? DECK - REMOVED : DECK, seat = first;
  for (int i = 0; i < dealt; i++) {
    s->hand[seat][s->deck[i]]++;
    s->hand_size[seat]++;
    s->deck[i] = NONE;
    seat = clockwise(s, seat, 1);
  }
  start_round(s, first);
}

static int legal(const State *s, int16_t *moves) {
  int n = 0;
  if (s->turn == OVER) return 0;
  if (s->phase == OFFER) {
    int move = FIRST_OFFER;
    for (int steps = 1; steps < s->players; steps++)
      for (int card = 0; card < CREATURES; card++, move += CLAIMS)
        if (s->hand[s->turn][card] > 0)
          for (int claim = 0; claim < CLAIMS; claim++) moves[n++] = move + claim;
    return n;
  }
  if (s->phase == PASS_ON) {
    for (int steps = 1; steps < s->players; steps++) {
      if (s->seen >> clockwise(s, s->turn, steps) & 1) continue;
      for (int claim = 0; claim < CLAIMS; claim++)
        moves[n++] = FIRST_PASS + (steps - 1) * CLAIMS + claim;
    }
    return n;
  }
  moves[0] = BELIEVE;
  moves[1] = DOUBT;
  if (s->hops + 1 == s->players) return 2;
  moves[2] = PEEK;
  return 3;
}

static void hand_over(State *s, int to, int claim) {
  s->said[s->hops++] = claim;
  s->path[s->hops] = to;
  s->turn = to;
  s->phase = JUDGE;
}

static void apply(State *s, int move) {
  if (move >= FIRST_OFFER) {
    int code = move - FIRST_OFFER, card = code / CLAIMS % CREATURES;
    s->hand[s->turn][card]--;
    s->hand_size[s->turn]--;
    s->card = card;
    s->seen = 1 << s->turn;
    hand_over(s, clockwise(s, s->turn, code / (CLAIMS * CREATURES) + 1), code % CLAIMS);
  } else if (move >= FIRST_PASS) {
    int code = move - FIRST_PASS;
    hand_over(s, clockwise(s, s->turn, code / CLAIMS + 1), code % CLAIMS);
  } else if (move == PEEK) {
    s->seen |= 1 << s->turn;
    s->phase = PASS_ON;
  } else {
    int claimant = s->path[s->hops - 1], card = s->card;
    int correct = (move == BELIEVE) == (card == s->said[s->hops - 1]);
    int taker = correct ? claimant : s->turn;
    s->card = NONE;
    if (++s->rows[taker][card] >= s->limit)
      lose(s, taker, s->limit);
    else
      start_round(s, taker);
  }
}

static uint64_t luck;

static int quick_below(int n) {
  luck ^= luck >> 12;
  luck ^= luck << 25;
  luck ^= luck >> 27;
  return (luck >> 33) * n >> 31;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  long games = atol(argv[1]), decisions = 0, losers = 0;
  int players = atoi(argv[2]);
  uint32_t master[8] = {0};
  static int16_t moves[MAX_MOVES];
  static State s;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (long game = 0; game < games; game++) {
    uint16_t block[32];
    memset(&s, 0, sizeof s);
    s.players = players;
    s.limit = players == 2 ? 5 : 4;
    chacha(master, game, 20, block);
    memcpy(s.key, block, 32);
    memcpy(&luck, block + 16, 8);
    luck |= 1;
    deal(&s, game % players);
    for (int n = legal(&s, moves); n > 0; n = legal(&s, moves)) {
      if (n == 1) {
        apply(&s, moves[0]);
      } else {
        decisions++;
        apply(&s, moves[quick_below(n)]);
      }
    }
    losers += (game + 1) * s.loser % 1009;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9;
  printf("{\"decisions\": %ld, \"check\": %ld, \"seconds\": %.6f}\n", decisions, losers, seconds);
  return 0;
}
