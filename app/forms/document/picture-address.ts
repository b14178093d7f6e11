/** The hashes of all pictures of the media library that a Markdown text names, each once. */
export const pictureHashesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/media\/([0-9a-f]{24})-/g)].map(([, hash]) => hash ?? '')),
]

/** The hash in the address of a picture of the media library, which all its files have; null for any other address. */
export const pictureHash = (address: string): string | null =>
  /^\/media\/([0-9a-f]{24})-\d+\.\w+$/.exec(address)?.[1] ?? null

/** The pictures in a Markdown text, with the words that describe each. */
export const picturesIn = (text: string): { src: string; alt: string }[] =>
  text
    .split('![')
    .slice(1)
    .flatMap((picture) => {
      const end = picture.indexOf('](')
      const [src = ''] = picture
        .slice(end + 2, end + 302)
        .trimStart()
        .replace(/^</, '')
        .split(/[)\s>]/)
      return end < 0
        ? []
        : {
            src,
            alt: picture
              .slice(0, end)
              .replace(/\\(\W)/g, '$1')
              .trim(),
          }
    })

/** The addresses of pictures in a Markdown text that look like ours but cannot be files of the media library. */
export const brokenPicturesIn = (text: string): string[] =>
  picturesIn(text).flatMap(({ src }) => (src.startsWith('/media/') && pictureHash(src) === null ? src : []))
