// Permanent redirects of old URLs. Those of renamed blog posts are stored with the posts.
export const redirects: Readonly<Record<string, string>> = {
  '/services/cloud': '/services/cloud-solutions',
  '/services/security': '/services/cybersecurity',
  '/case-studies': '/resources/case-studies',
  '/resources/whitepapers': '/resources#whitepapers',
  '/resources/webinars': '/resources#webinars',
  '/newsletter/issues': '/newsletter#issues',
  '/fr/newsletter/issues': '/fr/newsletter#issues',
  '/ko/newsletter/issues': '/ko/newsletter#issues',
  '/privacy-policy': '/privacy',
  '/connect': '/cta',
  '/privacy/fr': '/fr/privacy',
  '/privacy/ko': '/ko/privacy',
  '/terms/fr': '/fr/terms',
  '/terms/ko': '/ko/terms',
  '/cookies/fr': '/fr/cookies',
  '/cookies/ko': '/ko/cookies',
}
