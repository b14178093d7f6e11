// The storage of media files: a folder or a bucket. Names contain the content's hash, so a file never changes.
export type FileStore = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null for an unknown name. */
  get(name: string): Promise<Uint8Array | null>
  /** Does nothing for an unknown name. */
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

/** @throws for a name in any other format, which could be a path */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new Error('Not the name of a media file')
  return name
}
