// An empty site with one route, built by hand: the cost of remix-serve itself for a page.
const route = { id: 'root', path: '', hasLoader: true, hasAction: false, hasErrorBoundary: false, module: '/root.js' }

export const mode = 'production'
export const entry = {
  module: {
    default: (_request, status, headers) => {
      headers.set('Content-Type', 'text/html; charset=utf-8')
      return new Response('<!DOCTYPE html><title>Empty</title>', { status, headers })
    },
  },
}
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null, loader: () => null } },
}
export const assets = {
  version: '1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: [] },
  routes: { root: route },
}
export const publicPath = '/'
export const assetsBuildDirectory = 'tests/bench/empty'
export const future = { v3_singleFetch: true }
export const isSpaMode = false
