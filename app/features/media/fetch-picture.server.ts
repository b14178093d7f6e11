// Fetches pictures from other sites that an admin allowed: public addresses only, with limits on size, time and number.
import type { IncomingMessage } from 'node:http'
import { findPublicAddress, internet, type Network } from '#app/http/outside/network.server.ts'
import { mostBytes } from './refusals.ts'

type Fetched = { ok: true; bytes: Uint8Array } | { ok: false; problem: string }

type Limits = {
  /** The most pictures that are fetched, and their time altogether. */
  pictures: number
  allMs: number
  /** The time for one picture. */
  oneMs: number
}

const usual: Limits = { pictures: 500, allMs: 10 * 60_000, oneMs: 20_000 }
const mostRedirects = 3
const accepted = 'image/avif,image/webp,image/png,image/jpeg'

/** @param isAllowed tells whether pictures may be fetched from a host @returns fetches one picture after another */
export function pictureFetcher(
  isAllowed: (host: string) => boolean,
  network: Network = internet,
  { pictures, allMs, oneMs }: Limits = usual,
) {
  let fetched = 0
  let spentMs = 0
  return async (address: string): Promise<Fetched> => {
    if (fetched >= pictures) return refuse(`more than ${pictures} have already been fetched`)
    if (spentMs >= allMs) return refuse('fetching those before it took too long')
    fetched += 1
    const before = performance.now()
    const result = await fetchPicture(address, { isAllowed, network, oneMs })
    spentMs += performance.now() - before
    return result
  }
}

async function fetchPicture(
  address: string,
  { oneMs, ...way }: Pick<Way, 'isAllowed' | 'network'> & { oneMs: number },
) {
  const signal = AbortSignal.timeout(oneMs)
  try {
    return await fetchFrom(address, { ...way, signal, redirects: 0 })
  } catch {
    return refuse(signal.aborted ? 'it took too long to load' : 'its site did not answer')
  }
}

type Way = { isAllowed: (host: string) => boolean; network: Network; signal: AbortSignal; redirects: number }

const refuse = (problem: string): Fetched => ({ ok: false, problem })

async function fetchFrom(address: string, way: Way): Promise<Fetched> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !/^(|80|443)$/.test(url.port)) {
    return refuse('its address is not public')
  }
  if (!way.isAllowed(url.hostname)) return refuse(`${url.hostname} was not allowed`)
  const first = await findPublicAddress(way.network, url)
  if (!first) return refuse('its address is not public')
  const answer = await way.network.ask(url, first, { signal: way.signal, headers: { Accept: accepted } })
  const { statusCode = 0, headers } = answer
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    answer.destroy()
    if (way.redirects >= mostRedirects) return refuse('it redirects too often')
    return fetchFrom(new URL(headers.location, url).href, { ...way, redirects: way.redirects + 1 })
  }
  if (statusCode !== 200) {
    answer.destroy()
    return refuse(`its site answered ${statusCode}`)
  }
  return readLimited(answer)
}

async function readLimited(answer: IncomingMessage): Promise<Fetched> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.destroy()
    return refuse('it is larger than 8 MB')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > mostBytes) return refuse('it is larger than 8 MB')
    chunks.push(chunk)
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}
