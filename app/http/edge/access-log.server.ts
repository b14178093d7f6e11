// Removes secrets from the URLs in the access log: tokens and search terms.

// Other spellings of these paths redirect to the same page, so they count too.
const secretFolder =
  /^(.*?\/(?:invite|unsubscribe|status|your-data|confirm|preferences|reset-password|brand|preview)\/)./s
const pageBehind =
  /\/(?:add|withdraw|erase|appointment(?:\.ics|\/confirm|\/cancel)?|copy\.zip|interview\.ics)(?:\.data)?\/?$/

/** Cuts a path after the folder of a personal link, and removes the query's values. */
export function redact(url: string): string {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? []
  return redactPath(path) + namesIn(query)
}

function redactPath(path: string) {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
  const folder = secretFolder.exec(plain)?.[1]
  return folder ? `${encodeURI(folder)}[redacted]${pageBehind.exec(plain)?.[0] ?? ''}` : path
}

/** Decoded as often as it may have been encoded by mistake; a broken escape stays as it is. */
function decoded(path: string): string {
  let plain = path
  for (let time = 0; time < 4 && plain.includes('%'); time++) {
    plain = plain.replace(/%[0-9a-f]{2}/gi, (hex) => String.fromCharCode(Number.parseInt(hex.slice(1), 16)))
  }
  return plain
}

function namesIn(query: string) {
  const names = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=', 1)[0] ?? '')
  return names.length > 0
    ? `?${names.map((name) => (/^[\w.-]{1,30}$/.test(name) ? name : '[redacted]')).join('&')}`
    : ''
}
