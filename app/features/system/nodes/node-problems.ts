// The facts in which the nodes on one database must agree, and the sentences for a node that does not.

export type NodeFacts = {
  id: string
  host: string
  version: string
  /** One keyed digest for each secret, newest first. */
  secretMarks: readonly string[]
  /** The place of the uploaded pictures, as made by node-store. */
  store: string
}

/** `clockMs`: the node's clock minus the database's. */
export type SeenNode = NodeFacts & { clockMs: number; startedAt: number; seenAt: number; ageMs: number }

export type NodeProblem = 'secret' | 'store' | 'clock'

/** From here on the operator is told that a node's clock differs from the database's. */
export const noticedMs = 2_000
/** Half the lease of a mail, and more than clocks with a time service ever differ. */
const mostApartMs = 30_000

type Marks = readonly string[]

/** Each signs with its first secret. */
export const trustEachOther = (one: Marks, other: Marks) => one.includes(other[0] ?? '') && other.includes(one[0] ?? '')

export function problemBetween(
  own: NodeFacts & { clockMs: number },
  other: NodeFacts & { clockMs: number },
): NodeProblem | null {
  if (!trustEachOther(own.secretMarks, other.secretMarks)) return 'secret'
  if (identityOf(own.store) !== identityOf(other.store)) return 'store'
  return Math.abs(own.clockMs - other.clockMs) > mostApartMs ? 'clock' : null
}

/** For the operator of the node that must not start. */
export function sayProblem(problem: NodeProblem, own: { store: string }, other: Pick<NodeFacts, 'host' | 'store'>) {
  const beside = `The node on ${other.host}, which serves this database,`
  if (problem === 'secret') {
    return `${beside} has another SESSION_SECRET: set the same on each node. To replace it, add the new one at the end of the list on each node first, and then move it to the front.`
  }
  if (problem === 'clock') {
    return `${beside} has a clock that differs from this machine's by more than ${mostApartMs / 1000} seconds: check the time service of both (timedatectl).`
  }
  const places = `Its pictures are in ${saidStore(other.store)}, those of this node in ${saidStore(own.store)}`
  return `${beside} keeps the pictures elsewhere. ${places}: set the same MEDIA_S3_ENDPOINT and MEDIA_S3_BUCKET on each node, or stop that node first.`
}

/** A store is said in words; a folder's identity follows after a bar, because containers see it by different paths. */
const bar = ' | '
export const storeOf = (words: string, identity: string | null) => (identity ? words + bar + identity : words)
const identityOf = (store: string) => store.split(bar).at(-1)
const saidStore = (store: string) => store.split(bar)[0] ?? ''
