// Many visitors at a time read pages, each on a connection of one kind, until they are told to stop.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

type Visitors = {
  /** True for one connection kept open, as a proxy's; false for a new one for each request. */
  isKept: boolean
  count: number
  /** A pause of up to this long before each request. */
  pauseMs: number
}

type Visits = {
  answered: number
  /** The reasons of those that got no answer, or a wrong one. */
  failed: string[]
  longestMs: number
}

/** Mostly a cheap one, so that there are many. */
const paths = ['/', '/services', '/contact?office=cameroon', ...Array.from({ length: 17 }, () => '/robots.txt')]

type Visiting = {
  /** Waits for this many more answers. */
  until: (more: number) => Promise<void>
  stop: () => Promise<Visits>
}

export function startVisits(url: string, kinds: Visitors[]): Visiting {
  const visits: Visits = { answered: 0, failed: [], longestMs: 0 }
  let isOver = false
  const visit = async ({ isKept, pauseMs }: Visitors) => {
    const agent = isKept ? new Agent({ keepAlive: true, maxSockets: 1 }) : false
    for (let turn = 0; !isOver; turn++) {
      await sleep(Math.random() * pauseMs)
      const began = performance.now()
      const outcome = await ask(url + paths[turn % paths.length], agent)
      if (outcome === '200') visits.answered += 1
      else visits.failed.push(outcome)
      visits.longestMs = Math.max(visits.longestMs, performance.now() - began)
    }
    if (agent) agent.destroy()
  }
  const visiting = Promise.all(kinds.flatMap((kind) => Array.from({ length: kind.count }, () => visit(kind))))
  return {
    async until(more) {
      const enough = visits.answered + more
      while (visits.answered < enough) await sleep(20)
    },
    async stop() {
      isOver = true
      await visiting
      return visits
    },
  }
}

/** @returns the status, or the code of the error */
function ask(url: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const sent = get(url, { agent }, (response) => {
      response.on('error', (error) => resolve(`cut: ${error.message}`))
      response.on('end', () => resolve(String(response.statusCode)))
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      resolve(`${error.code}${sent.reusedSocket ? ' on a kept connection' : ''}`)
    })
  })
}
