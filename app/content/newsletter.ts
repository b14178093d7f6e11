// The newsletter's words. What a subscriber agrees to is stored with the version: a new wording is a new version.
import { company } from './company.ts'

export const newsletterPage = {
  title: 'Newsletter',
  metaDescription: `Subscribe to the newsletter of ${company.name}: new articles and papers by email. Confirmed by email, and every email has a link to unsubscribe.`,
  lead: 'New articles, papers and talks by email, written by the people who do the work.',
  formTitle: 'Subscribe',
  stepsTitle: 'What happens next',
  /** What happens after the form is sent, in order. */
  steps: [
    'You receive one email with a link. It works for 7 days.',
    'You open the link and press the button. Only then are you subscribed.',
    'Every email has a link to unsubscribe. It works at once.',
  ],
} as const

export const newsletterConsent = {
  version: '1.1',
  wording: `By subscribing you ask ${company.name} to send you its newsletter by email. You can unsubscribe at any time.`,
  marketing: `Also tell me by email about services, products, courses and offers of ${company.name}. I can change this at any time.`,
} as const
