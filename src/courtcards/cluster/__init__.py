"""The heavy work on a Ray cluster: the same tasks as on one machine, and the same figures.

It needs the extra `cluster`; nothing but the command line, which loads it when it is asked for, knows of it.
"""

from courtcards.cluster.address import ClusterError
from courtcards.cluster.place import RayCluster

__all__ = ["ClusterError", "RayCluster"]
