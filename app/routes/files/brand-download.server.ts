// The brand's files as downloads: one file, or all of them in a zip that is streamed while it is being built.
import type { AppLoadContext } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { brandOfVersion, type CurrentBrand, currentBrand } from '#app/features/brand/current-brand.server.ts'
import { fileStem } from '#app/features/brand/export/file-groups.ts'
import { findKeptFile, listKeptFiles, madeAt } from '#app/features/brand/export/kept-files.server.ts'
import { streamZip } from '#app/http/stream-zip.ts'
import { streamed } from '#app/http/streamed-download.server.ts'

/** @throws Response 404 for an unknown path */
export async function fileDownload(brand: CurrentBrand, path: string, cacheControl = 'private, no-store') {
  const file = await findKeptFile(brand, path)
  if (!file) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
      'Content-Length': String(file.content.byteLength),
      'Cache-Control': cacheControl,
    },
  })
}

export function zipDownload(brand: CurrentBrand, context: AppLoadContext) {
  const entries = listKeptFiles(brand).map(({ path }) => ({
    path,
    async *read() {
      yield (await findKeptFile(brand, path))?.content ?? Buffer.alloc(0)
    },
  }))
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileStem(brand.assets.letterhead.companyName)}-brand.zip"`,
  }
  return streamed(streamZip(entries, madeAt(brand)), headers, context)
}

// Finds the version of the brand that a file's address names: a named version never changes, so it can be cached for
// ever.

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'

const askedVersion = (request: Request) => new URL(request.url).searchParams.get('v') ?? ''

/** The named version if it exists, otherwise the newest. */
export async function askedBrand(request: Request) {
  const version = askedVersion(request)
  const brand = /^\d{1,9}$/.test(version) ? await brandOfVersion(db, Number(version)) : null
  return brand ? { brand: brand, cacheControl: forEver } : { brand: await currentBrand(db), cacheControl: askAgain }
}

/** Always the newest version: pictures of old versions are not drawn again. */
export async function newestBrand(request: Request) {
  const brand = await currentBrand(db)
  return { brand, cacheControl: askedVersion(request) === String(brand.version) ? forEver : askAgain }
}
