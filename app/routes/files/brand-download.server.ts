// The brand's files as downloads: one file, or all of them in a zip that is streamed while it is being built.
import type { AppLoadContext } from '@remix-run/node'
import type { CurrentBrand } from '#app/features/brand/current-brand.server.ts'
import { fileStem } from '#app/features/brand/export/file-names.ts'
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
