// The newsletter's texts. Consent is stored with the wording's version: a new wording needs a new version.
import { company } from './company/company.ts'

export const newsletterPage = {
  title: 'Newsletter',
  metaDescription: `Subscribe to the newsletter of ${company.name}: new articles and papers by email. Confirmed by email, and every email has a link to unsubscribe.`,
  lead: 'New articles, papers and talks by email, written by the people who do the work.',
  formTitle: 'Subscribe',
  stepsTitle: 'What happens next',
  /** The steps after submitting the form, in order. */
  steps: [
    'You receive one email with a link. It works for 7 days.',
    'You open the link and press the button. Only then are you subscribed.',
    'Every email has a link to unsubscribe. It works at once.',
  ],
  arrivesTitle: 'What arrives',
  arrivesText:
    'An email when there is something new to read: an article, a paper or the date of a talk. It has no fixed day. These are our newest articles.',
  arrives: [
    'New articles and papers, with a link to each.',
    'The date of a talk, when there is one.',
    'Offers only if you tick the box.',
  ],
  unsubscribeTitle: 'What happens next',
  unsubscribeSteps: [
    'If the address is on our list, it receives one email with a link.',
    'You open the link and press the button.',
    'From that moment on the address gets no more newsletter mail.',
  ],
} as const

export const newsletterConsent = {
  version: '1.1',
  wording: `By subscribing you ask ${company.name} to send you its newsletter by email. You can unsubscribe at any time.`,
  marketing: `Also tell me by email about services, products, courses and offers of ${company.name}. I can change this at any time.`,
} as const
