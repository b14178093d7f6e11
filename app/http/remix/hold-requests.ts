import { hold } from '#app/http/browser/lost-network.ts'

/** To be called before Remix asks for anything: what it asks for its pages' data waits where there is no network. */
export function holdRequests() {
  const send = window.fetch
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith('.data') ? hold(() => send(input, init), init) : send(input, init)
}
