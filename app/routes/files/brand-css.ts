// The colours of the saved palette. This stylesheet is in no cascade layer, so it overrides the site's own values.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { askedBrand } from './brand-download.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { brand, cacheControl } = await askedBrand(request)
  return new Response(`${brand.tokens.css}\n`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': cacheControl },
  })
}
