export function redact(url: string): string {
  return url
    .replace(/([?&](?:token|email|code|key)=)[^&#]*/gi, '$1[redacted]')
    .replace(
      /^(\/(?:invite|unsubscribe|status|newsletter\/(?:confirm|preferences|unsubscribe))\/)[^/?#]+/,
      '$1[redacted]',
    )
}
