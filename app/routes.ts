// The site map: every URL and the file that answers it.
import { index, layout, type RouteConfig, route } from '@remix-run/route-config'
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
  route('industries', 'routes/public/industries.tsx'),
  route('spotlight', 'routes/public/spotlight.tsx'),
  route('case-studies/:study', 'routes/public/case-study.tsx'),
  route('resources', 'routes/public/resources.tsx'),
  route('resources/whitepapers/:paper', 'routes/public/whitepaper.tsx'),
  route('resources/:kind', 'routes/public/resource-kind.tsx'),
  route('docs', 'routes/public/docs.tsx'),
  route('docs/:doc', 'routes/public/doc.tsx'),
  route('media', 'routes/public/media.tsx'),
  route('privacy', 'routes/public/legal.tsx', { id: 'privacy' }),
  route('terms', 'routes/public/legal.tsx', { id: 'terms' }),
  route('cookies', 'routes/public/legal.tsx', { id: 'cookies' }),
  route('sitemap', 'routes/public/site-map.tsx'),

  // About, technologies, contact, courses and blog
  route('about', 'routes/public/about.tsx'),
  route('technologies', 'routes/public/technologies.tsx'),
  route('contact', 'routes/public/contact.tsx'),
  route('careers', 'routes/public/careers.tsx'),
  route('careers/:course', 'routes/public/course.tsx'),
  route('blog', 'routes/public/blog.tsx'),
  route('cta', 'routes/public/cta.tsx'),
  route('quick-inquiry', 'routes/public/quick-inquiry.tsx'),
  route('newsletter', 'routes/public/newsletter.tsx'),
  route('newsletter/confirm/:token', 'routes/public/newsletter-confirm.tsx'),
  route('newsletter/preferences/:token', 'routes/public/newsletter-preferences.tsx'),
  route('newsletter/unsubscribe', 'routes/public/newsletter-unsubscribe.tsx'),
  route('newsletter/unsubscribe/:token', 'routes/public/newsletter-leave.tsx'),

  // Staff: signing in
  route('login', 'routes/auth/login.tsx'),
  route('login/code', 'routes/auth/login-code.tsx'),
  route('logout', 'routes/auth/logout.ts'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),
  route('invite/:token', 'routes/auth/invite.ts'),

  // Staff: the area behind it
  layout('routes/admin/staff-layout.tsx', [
    route('dashboard', 'routes/admin/dashboard.tsx'),
    route('dashboard/activity', 'routes/admin/dashboard-activity.tsx'),
    route('dashboard/contacts', 'routes/admin/contacts.tsx'),
    route('dashboard/contacts/:reference', 'routes/admin/contact.tsx'),
    route('dashboard/mail', 'routes/admin/mail.tsx'),
    route('dashboard/mail/resume', 'routes/admin/mail-resume.ts'),
    route('dashboard/mail/:id', 'routes/admin/mail-message.tsx'),
    route('dashboard/mail/:id/send-again', 'routes/admin/mail-send-again.tsx'),
    route('dashboard/mail/:id/discard', 'routes/admin/mail-discard.tsx'),
    route('dashboard/users', 'routes/admin/users.tsx'),
    route('dashboard/users/invite', 'routes/admin/user-invite.tsx'),
    route('dashboard/users/:id', 'routes/admin/user.tsx'),
    route('dashboard/users/:id/:deed', 'routes/admin/user-deed.tsx'),
    route('dashboard/audit', 'routes/admin/audit.tsx'),
    route('dashboard/audit.csv', 'routes/admin/audit-csv.ts'),
    route('dashboard/settings', 'routes/admin/settings.tsx'),
    route('dashboard/settings/profile', 'routes/admin/profile.tsx'),
    route('dashboard/settings/sessions', 'routes/admin/sessions.tsx'),
    route('dashboard/settings/sessions/end-others', 'routes/admin/sessions-end-others.ts'),
    route('dashboard/settings/sessions/:session/end', 'routes/admin/session-end.ts'),
    route('dashboard/settings/security', 'routes/admin/security.tsx'),
    route('dashboard/settings/two-step', 'routes/admin/two-step.tsx'),
    route('dashboard/settings/two-step/set-up', 'routes/admin/two-step-set-up.tsx'),
    route('dashboard/settings/two-step/recovery-codes', 'routes/admin/two-step-recovery-codes.tsx'),
    route('dashboard/settings/two-step/turn-off', 'routes/admin/two-step-turn-off.tsx'),
    route('dashboard/change-password', 'routes/admin/password.tsx'),
    route('dashboard/*', 'routes/admin/not-found.tsx', { id: 'dashboard-not-found' }),
    route('admin/*', 'routes/admin/not-found.tsx', { id: 'admin-not-found' }),
  ]),

  // Files and machines
  route('api/dashboard/stats', 'routes/files/api-stats.ts'),
  route('api/dashboard/activity', 'routes/files/api-activity.ts'),
  route('unsubscribe/:token', 'routes/files/unsubscribe.ts'),
  route('healthcheck', 'routes/files/healthcheck.ts'),
  route('blocked/:status', 'routes/public/blocked.tsx'),
  route('moved/*', 'routes/files/moved.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('site.webmanifest', 'routes/files/manifest.ts'),
  route('.well-known/change-password', 'routes/files/change-password.ts'),
  route('.well-known/security.txt', 'routes/files/security-txt.ts'),
  route('og/*', 'routes/files/og-image.ts'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
