/** The hashes of all pictures of the media library that a Markdown text names, each once. */
export const pictureHashesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/media\/([0-9a-f]{24})-/g)].map(([, hash]) => hash ?? '')),
]

/** The hash in the address of a picture of the media library, which all its files have; null for any other address. */
export const pictureHash = (address: string): string | null =>
  /^\/media\/([0-9a-f]{24})-\d+\.\w+$/.exec(address)?.[1] ?? null

/** The addresses of pictures in a Markdown text that look like ours but cannot be files of the media library. */
export const brokenPicturesIn = (text: string): string[] =>
  text
    .split('![')
    .slice(1)
    .flatMap((picture) => {
      const address = picture.indexOf('](') + 2
      const [src = ''] = picture
        .slice(address, address + 300)
        .trimStart()
        .replace(/^</, '')
        .split(/[)\s>]/)
      return address > 1 && src.startsWith('/media/') && pictureHash(src) === null ? src : []
    })
