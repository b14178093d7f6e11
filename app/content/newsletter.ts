// The wording of the newsletter's consent, stored with its version: a new wording needs a new version.

export const newsletterConsent = {
  version: '1.1',
  wording: `By subscribing you ask {company} to send you its newsletter by email. You can unsubscribe at any time.`,
  marketing: `Also tell me by email about services, products, courses and offers of {company}. I can change this at any time.`,
} as const
