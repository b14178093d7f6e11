// Reads a file of posts from any supported system, without the database.
import type { IncomingPost } from './imported.ts'

/** @property files the archive's pictures, by path */
type Incoming = { posts: IncomingPost[]; files: ReadonlyMap<string, Uint8Array>; notes: string[] }
export type ReadFile = { ok: true; incoming: Incoming; source: string } | { ok: false; problem: string }

/** Accepts a zip of Markdown and exports of Ghost and WordPress, alone or in a zip with their pictures. */
export async function readImport(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readArchive(bytes)
  const text = decode(bytes)
  if (text === null) return { ok: false, problem: 'The file is neither a zip nor UTF-8 text.' }
  return readExport(text, new Map())
}

async function readArchive(bytes: Uint8Array): Promise<ReadFile> {
  const { readPostFiles } = await import('./post-archive.server.ts')
  const { readZip } = await import('./zip.server.ts')
  const contents = readZip(bytes)
  if (!contents.ok) return contents
  const names = [...contents.files.keys()]
  const [exported] = names.filter((name) => /\.(json|xml)$/i.test(name) && !/(^|\/)package\.json$/.test(name))
  if (exported && !names.some((name) => /\.(md|markdown)$/i.test(name))) {
    const text = decode(contents.files.get(exported) ?? new Uint8Array())
    if (text === null) return { ok: false, problem: `The file "${exported}" in the archive is not UTF-8 text.` }
    const files = new Map([...contents.files].filter(([name]) => isPicture.test(name)))
    return readExport(text, files)
  }
  const archive = readPostFiles(contents.files)
  const posts = archive.posts.map((post): IncomingPost => {
    const restriction = archive.restricted.get(post.slug)
    const messages = restriction ? [`Stays a draft: ${restriction}`] : []
    return {
      key: `zip ${post.slug} ${post.title}`,
      post,
      isRestricted: restriction !== undefined,
      oldPaths: [],
      told: messages,
    }
  })
  const notes = archive.problems.map(({ file, problem }) => `${file} was left out: ${problem}.`)
  return { ok: true, incoming: { posts, files: archive.media, notes }, source: 'zip' }
}

const isPicture = /\.(jpe?g|jfif|png|gif|webp|avif|svg|heic)$/i

async function readExport(text: string, files: ReadonlyMap<string, Uint8Array>): Promise<ReadFile> {
  const isJson = /^\s*\{/.test(text)
  const read = isJson
    ? (await import('./ghost/ghost.server.ts')).importGhost(text)
    : (await import('./wordpress/wordpress.server.ts')).importWordPress(text)
  if (!read.ok) return read
  return { ok: true, incoming: { ...read.imported, files }, source: isJson ? 'Ghost' : 'WordPress' }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
