// The way to other sites' public addresses. Tests put another network in its place; a running site has no such choice.
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

type Asking = { signal: AbortSignal; method?: string; headers?: Record<string, string>; body?: string }

export type Network = {
  /** The current addresses of a host name. */
  resolve: (host: string) => Promise<string[]>
  /** Connects to exactly this address, so that a later change of the name's DNS has no effect. Follows no redirect. */
  ask: (url: URL, address: string, asking: Asking) => Promise<IncomingMessage>
}

/** The address to connect to; null unless all of the host's addresses are public. */
export async function findPublicAddress(network: Pick<Network, 'resolve'>, url: URL): Promise<string | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await network.resolve(host)
  const [first] = addresses
  return first && addresses.every(isPublicAddress) ? first : null
}

export const internet: Network = {
  async resolve(host) {
    const found = await lookup(host, { all: true })
    return found.map(({ address }) => address)
  },
  ask: (url, address, { body, ...asking }) =>
    new Promise((done, fail) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const family = isIP(address)
      const clientRequest = send(url, {
        ...asking,
        // Connections are not reused, because an open one might lead to another address.
        agent: false,
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family),
      })
      clientRequest.once('response', done)
      clientRequest.once('error', fail)
      clientRequest.end(body)
    }),
}
