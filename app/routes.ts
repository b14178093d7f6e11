// The site map: every URL and the file that answers it.
import { index, type RouteConfig, route } from '@remix-run/route-config'
import { redirects } from './content/redirects.ts'

export default [
  // The company and what it offers
  index('routes/public/home.tsx'),
  route('services', 'routes/public/services.tsx'),
  route('services/:service', 'routes/public/service.tsx'),
  route('products', 'routes/public/products.tsx'),
  route('products/:product', 'routes/public/product.tsx'),
  ...Object.keys(redirects).map((path) => route(path.slice(1), 'routes/public/redirect.ts', { id: `redirect${path}` })),

  // Industries, spotlight and reading matter

  // About, technologies, contact, courses and blog
  route('contact', 'routes/public/contact.tsx'),

  // Staff: signing in

  // Staff: the area behind it

  // Files and machines
  route('healthcheck', 'routes/files/healthcheck.ts'),
  route('blocked/:status', 'routes/public/blocked.tsx'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
