// Visitors of two nodes: pages and pictures all the time, and an enquiry every so often.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, contactKey, sendEnquiry } from '#tests/support/enquiry-load.ts'

/** By the clock of performance.now(). */
export type Got = { path: string; at: number; problem: string | null }

const readers = 4
const restMs = 100

export async function startVisitors(url: string, paths: readonly string[], enquiryEveryMs: number) {
  const key = await contactKey(url)
  const gots: Got[] = []
  const answers: Answer[] = []
  let isStopped = false
  async function read(turn: number) {
    for (let index = turn; !isStopped; index++) {
      const path = paths[index % paths.length] ?? '/'
      const at = performance.now()
      gots.push({ path, at, problem: await problemOf(`${url}${path}`) })
      await sleep(restMs)
    }
  }
  const sending: Promise<unknown>[] = []
  async function enquire() {
    for (let next = performance.now(); !isStopped; next += enquiryEveryMs) {
      sending.push(sendEnquiry(url, key).then((answer) => answers.push(answer)))
      await sleep(Math.max(0, next + enquiryEveryMs - performance.now()))
    }
  }
  const all = [...Array.from({ length: readers }, (_, turn) => read(turn)), enquire()]
  return {
    gots,
    answers,
    async stop() {
      isStopped = true
      await Promise.all(all)
      await Promise.all(sending)
    },
  }
}

/** Null when the whole answer came with 200. */
async function problemOf(url: string): Promise<string | null> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.status === 200 ? null : String(response.status)
  } catch (error) {
    return String(error instanceof Error && error.cause ? error.cause : error)
  }
}
