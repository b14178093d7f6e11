import { hold } from '#app/http/browser/lost-network.ts'

/** Call before Remix sends requests: those for its pages' data then wait for the network. */
export function holdRequests() {
  const send = window.fetch
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith('.data') ? hold(() => send(input, init), init) : send(input, init)
}
