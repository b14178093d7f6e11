// The site's icons, made from the saved logo; until a logo is saved the files in public/ are served.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findKeptFile } from '#app/features/brand/export/kept-files.server.ts'
import { faviconNames } from '#app/features/brand/logo/favicons.server.ts'
import { newestBrand } from './brand-download.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const name = faviconNames.find((known) => known === params.name)
  if (!name) throw new Response(null, { status: 404 })
  const { brand, cacheControl } = await newestBrand(request)
  const file = await findKeptFile(brand, `favicon/${name}`)
  if (!file) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(file.content), {
    headers: { 'Content-Type': file.type, 'Cache-Control': cacheControl },
  })
}
