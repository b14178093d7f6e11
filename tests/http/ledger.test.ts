// Texts that the specification fixes, each with the page that must show it verbatim.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsOf } from '#tests/support/page-texts.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const pages = new Map<string, Promise<Page>>()
function visit(path: string): Promise<Page> {
  const page = pages.get(path) ?? site.visitor().visit(path)
  pages.set(path, page)
  return page
}

const caseStudies = [
  'Modernizing Patient Care Systems',
  'Digital Banking Transformation',
  'Digital Voting Application',
  'Omnichannel Retail Experience',
]
const contactServices = [
  'IT Consulting',
  'Software Development',
  'Cloud Solutions',
  'Data Analytics',
  'Cybersecurity',
  'Digital Marketing',
  'BPO Services',
]
const stats = ['20+', '2+', '24/7']

const ledger: Record<string, string[]> = {
  '/': [
    'TRANSFORM YOUR BUSINESS',
    'EXPLORE SERVICES',
    'CONTACT US',
    'LEARN MORE',
    'VIEW ALL SERVICES',
    'SCHEDULE A CONSULTATION',
    'Software Development',
    'Cloud Solutions',
    'Data Analytics',
    'Cybersecurity',
    'Finance',
    'Healthcare',
    'Retail',
    'Manufacturing',
    'Education',
    'Logistics',
    'Home',
    'About',
    'Technologies',
    'Products',
    'Industries',
    'Spotlight',
    'Career',
    'Company',
    'Login',
    'Contact',
    'Blog',
    'Media',
    'Services',
    'Resources',
    'Legal',
    `© ${new Date().getUTCFullYear()}`,
  ],
  '/services': [
    'Software Development',
    'Cloud Solutions',
    'Data Analytics',
    'Cybersecurity',
    'IT Consulting',
    'Managed Services',
    'Discovery',
    'Strategy',
    'Implementation',
    'Optimization',
    'DevOps/Cloud',
    'Development',
    'Data & Analytics',
    'Schedule a Consultation',
  ],
  '/products': [
    'Standard',
    'Professional',
    'Most Popular',
    'Enterprise',
    'Contact Us',
    'Schedule a Demo',
    '?',
    '10 users',
    '5TB',
    '50 users',
    '20TB',
    'Unlimited',
  ],
  '/cta': ['Schedule a Consultation', 'Connect With Us', 'within 24 hours'],
  '/cta?intent=demo': ['Schedule a Demo'],
  '/industries': [
    'INDUSTRIES WE SERVE',
    'Specialized expertise across diverse sectors to deliver tailored technology solutions',
    'Our Industry Expertise',
    'Learn More',
    'Industry Solutions',
    'Our Solutions',
    ...[
      'Education',
      'Consumer',
      'Hospitality',
      'Banking',
      'Retail',
      'Healthcare',
      'Software',
      'Travel',
      'Consultancy',
    ].map((industry) => `Explore ${industry} Solutions`),
    'Our Industry Approach',
    'Industry Analysis',
    'Solution Design',
    'Implementation',
    'Continuous Improvement',
    'Success Stories',
    'Read Case Study',
    ...caseStudies,
    'Ready to Transform Your Industry?',
    "Let's discuss how our industry-specific solutions can address your unique challenges.",
    'Schedule a Consultation',
  ],
  '/spotlight': [
    'Industry Spotlight',
    'In-depth focus on our specialized IT solutions for key industries',
    'Explore Industries',
    'Industry Focus Areas',
    'Discover our specialized expertise in these key sectors',
    'Key Challenges',
    'Our Solutions',
    'Learn More',
    'Industry Challenges',
    ...['Ecommerce', 'Hospitality', 'Defence', 'Healthcare'].flatMap((sector) => [
      `${sector} IT Solutions`,
      `Comprehensive technology solutions tailored for the ${sector.toLowerCase()} industry`,
    ]),
    'Why Choose BN Technologies',
    'What sets our industry-specific IT solutions apart',
    'Industry Expertise',
    'Tailored Solutions',
    'Innovative Approach',
    'Compliance Focus',
  ],
  '/about': [
    'Our Mission',
    'Our Values',
    'Our Team',
    'Our Journey',
    ...stats,
    'Innovation',
    'Quality',
    'Integrity',
    'Collaboration',
    'CEO and founder',
    'CTO',
    'Head of Digital Marketing',
    'Director of BPO Solutions',
  ],
  '/technologies': [
    'AWS',
    'Microsoft',
    'Google Cloud',
    'Oracle',
    'IBM',
    'Salesforce',
    'SAP',
    'Adobe',
    'MongoDB',
    'Redis',
    'Docker',
    'Kubernetes',
    'Custom Development',
    'Technology Consulting',
    'Legacy Modernization',
    'Cloud Migration',
    'Requirements Analysis',
    'Technology Assessment',
    'Proof of Concept',
    'Implementation Strategy',
    'Schedule a Consultation',
  ],
  '/contact': [
    ...contactServices,
    'Seoul',
    'Cameroon',
    'Monday to Friday 9:00 AM to 6:00 PM',
    'within 24 hours',
    '4-6 weeks',
    'several months',
    'Fixed price',
    'Time and materials',
    'retainer',
    'Your question not listed?',
    'Ask Us Directly',
  ],
  '/careers': [
    'Web development courses',
    'Explore Courses',
    'All Paths',
    'Front End',
    'Back End',
    'Enroll Now',
    'Expert instructors',
    'Hands-on projects',
    'Job placement assistance',
    'Flexible learning schedule',
    'Browse All Courses',
  ],
  '/blog': ['Study with Us'],
  '/blog?q=nothing-like-this': [
    'No articles found',
    "Try adjusting your search or filter to find what you're looking for.",
    'Clear filters',
  ],
  '/no-such-page': ['Page Not Found'],
  '/login': ['Admin Login', 'Forgot password?', 'Sign In'],
  '/forgot-password': ['Send Reset Instructions', 'Back to Login'],
  '/reset-password': ['Invalid or Expired Link', 'Request New Reset Link'],
}

const rows = Object.entries(ledger).flatMap(([path, words]) => words.map((said) => [path, said] as const))

/** Parts of a longer text, or without letters: all else is a whole text of its page, without a full stop of ours. */
const parts = new Set([
  ...stats,
  ...['?', '10 users', '50 users', '5TB', '20TB', 'Unlimited', `© ${new Date().getUTCFullYear()}`],
  ...['within 24 hours', '4-6 weeks', 'several months', 'Fixed price', 'Time and materials', 'retainer'],
  'No articles found',
])

describe('a page says', () => {
  test.each(rows)('%s: %s', async (path, said) => {
    const page = await visit(path)
    if (parts.has(said)) expect(page.text).toContain(said)
    else expect(textsOf(page.$)).toContain(said)
  })
})

const courses = [
  ['js-basics', 106, 8, 'Beginner'],
  ['js-advanced', 64, 10, 'Intermediate'],
  ['html-css-basics', 53, 6, 'Beginner'],
  ['html-css-advanced', 72, 8, 'Intermediate'],
  ['git-terminal', 38, 4, 'Beginner'],
  ['react', 76, 12, 'Intermediate'],
  ['redux', 72, 8, 'Advanced'],
  ['vue', 57, 10, 'Intermediate'],
  ['python-basics', 53, 8, 'Beginner'],
  ['python-extended', 62, 10, 'Intermediate'],
  ['sql-basics', 56, 6, 'Beginner'],
  ['nodejs', 51, 10, 'Intermediate'],
  ['ruby', 57, 8, 'Intermediate'],
  ['mongodb', 56, 6, 'Intermediate'],
] as const

test.each(courses)(
  'the course %s has %i tasks, %i weeks and the level %s, in the list and on its page',
  async (id, tasks, weeks, level) => {
    const { $ } = await visit('/careers')
    const card = $(`#course-${id}`).text()
    const own = (await visit(`/careers/${id}`)).text
    for (const said of [`${tasks} tasks`, `${weeks} weeks`, level]) {
      expect(card).toContain(said)
      expect(own).toContain(said)
    }
  },
)

const accepted = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'How do you work?' }
const answers: [path: string, form: string, values: Values, said: string[]][] = [
  ['/contact', '#contact', {}, ['Name is required', 'Email is required', 'Message is required']],
  ['/contact', '#contact', { ...accepted, email: 'ada' }, ['Email is invalid']],
  [
    ...(['/contact', '#contact', accepted] as const),
    ["Thank You! Your message has been sent successfully. We'll get back to you shortly."],
  ],
  ['/quick-inquiry', '#quick', {}, ['Name is required', 'Email is required', 'Message is required']],
  ['/quick-inquiry', '#quick', accepted, ['Your message has been sent successfully!']],
  ['/cta', '#connect', {}, ['Name is required', 'Email is required', 'Message is required']],
  ['/cta', '#connect', accepted, ['Send Another Message']],
  ['/login', '#login', {}, ['Please enter both email and password']],
  ['/login', '#login', { email: 'ada@example.com', password: 'wrong' }, ['Invalid credentials']],
  [
    '/forgot-password',
    '#forgot-password',
    { email: 'ada@example.com' },
    ['Password reset instructions have been sent to your email.'],
  ],
]

test.each(answers)('%s %s answers %j with %j', async (path, form, values, said) => {
  const visitor = site.visitor()
  const { text } = await visitor.submit(await visitor.visit(path), form, values)
  for (const words of said) expect(text).toContain(words)
})

test.each(['LOADING', 'Sending...', 'Signing in...', 'Verifying reset token...'])(
  'scripts know to say %s while something is pending',
  (said) => {
    const folder = 'build/client/assets'
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    expect(scripts.some((file) => readFileSync(join(folder, file), 'utf8').includes(said))).toBe(true)
  },
)
