import { type PostArchive, readPostFiles } from '#app/features/blog/transfer/post-archive.server.ts'
import { readZip } from '#app/features/blog/transfer/zip.server.ts'
import type { Message } from '#app/languages/phrases.server.ts'

export function readPostArchive(zip: Uint8Array): { ok: true; archive: PostArchive } | { ok: false; problem: Message } {
  const contents = readZip(zip)
  return contents.ok ? { ok: true, archive: readPostFiles(contents.files) } : contents
}
