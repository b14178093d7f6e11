// How many files of a zip have begun to arrive: each begins with its name, and they come in the known order.
const decoder = new TextDecoder('latin1')

/** @returns takes the next bytes, and says how many of the names have been seen */
export function countEntries(paths: readonly string[]): (chunk: Uint8Array) => number {
  let seen = 0
  let rest = ''
  const longest = Math.max(0, ...paths.map((path) => path.length))
  return (chunk) => {
    let text = rest + decoder.decode(chunk)
    for (let path = paths[seen]; path !== undefined; path = paths[seen]) {
      const at = text.indexOf(path)
      if (at < 0) break
      text = text.slice(at + path.length)
      seen += 1
    }
    // A name may stand across two chunks.
    rest = text.slice(-longest)
    return seen
  }
}
