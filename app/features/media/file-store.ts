// Where media files lie: a folder, or a bucket. Names are made of a content's hash, so that a file never changes.
export type FileStore = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none of this name. */
  get(name: string): Promise<Uint8Array | null>
  /** Also when there is none. */
  remove(name: string): Promise<void>
  /** Every name, in order. */
  names(): AsyncIterable<string>
}

const types: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export const isFileName = (name: string) => /^[0-9a-f]{8,64}(-\d{1,5})?\.(avif|jpg|png|webp)$/.test(name)

export const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** @throws for a name that is not of our making, before it can mean a path */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new Error('Not the name of a media file')
  return name
}
