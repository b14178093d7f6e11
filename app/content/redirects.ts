// Addresses that live on elsewhere for good. Moved blog posts are kept with the posts.
export const redirects: Readonly<Record<string, string>> = {
  '/services/cloud': '/services/cloud-solutions',
  '/services/security': '/services/cybersecurity',
  '/case-studies': '/resources/case-studies',
  '/privacy-policy': '/privacy',
  '/connect': '/cta',
}
