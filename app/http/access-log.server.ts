import morgan from 'morgan'

/** remix-serve's access log prints whole URLs; tokens and addresses in them are nobody's to read. */
export function redactAccessLog() {
  morgan.token('url', (request) => redact((request as { originalUrl?: string }).originalUrl ?? request.url ?? ''))
}

export function redact(url: string): string {
  return url
    .replace(/([?&](?:token|email|code|key)=)[^&#]*/gi, '$1[redacted]')
    .replace(
      /^(\/(?:invite|unsubscribe|status|newsletter\/(?:confirm|preferences|unsubscribe))\/)[^/?#]+/,
      '$1[redacted]',
    )
}
