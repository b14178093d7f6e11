// Sends requests like a proxy: on keep-alive connections, until an answer closes them.
import { Agent, get, type IncomingMessage } from 'node:http'

type Load = {
  answered: number
  /** Interrupted requests on an open connection. Refused new connections do not count. */
  cut: number
}

/** Sends on this many connections until the server stops listening. @param started called after the first answers */
export async function keepAliveLoad(url: string, connections: number, started: () => void): Promise<Load> {
  const load: Load = { answered: 0, cut: 0 }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        const outcome = await request(url, agent)
        if (outcome === 'answered') load.answered += 1
        if (outcome === 'cut') load.cut += 1
        if (outcome === 'refused') break
        if (load.answered === connections * 5) started()
      }
      agent.destroy()
    }),
  )
  return load
}

/** Sends one request. */
export function request(url: string, agent: Agent): Promise<'answered' | 'cut' | 'refused'> {
  return new Promise((resolve) => {
    const sent = get(url, { agent }, (response: IncomingMessage) => {
      response.on('error', () => resolve('cut'))
      response.on('end', () => resolve('answered'))
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED' || !sent.reusedSocket
      resolve(isRefused ? 'refused' : 'cut')
    })
  })
}
