// The pages around what there is to read: blog, newsletter, resources, documentation and press kit.
import { group, line, lines, points, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription } from './shared-fields.ts'

const intro = prose('Introduction', 300)
const titleAndIntro = { title: line('Title', 120), intro, description: metaDescription }
const list = (title: string) =>
  group(title, {
    ...titleAndIntro,
    emptyTitle: line('Title while empty', 120),
    emptyText: prose('Text while empty', 300),
  })

export const blogPageTexts = definePages({
  kind: 'blog-page',
  title: 'Blog page',
  fields: {
    metaDescription,
    heroTitle: line('Title', 120),
    heroSubtitle: prose('Introduction', 300),
    ...lines(160, {
      allCategories: 'Filter for all categories',
      featuredTitle: 'Heading of the featured articles',
      latestTitle: 'Heading of the newest articles',
      emptyTitle: 'Heading when nothing is found',
      emptyHint: 'Hint when nothing is found',
      clearFilters: 'Button that clears the filters',
      firstArticles: 'Text before the first article',
      newsletterTitle: 'Heading of the newsletter form',
      newsletterText: 'Text of the newsletter form',
      studyTitle: 'Heading of the link to the courses',
      studyText: 'Text of the link to the courses',
      studyButton: 'Button to the courses',
    }),
  },
  path: () => '/blog',
})

export const newsletterPageTexts = definePages({
  kind: 'newsletter-page',
  title: 'Newsletter page',
  fields: {
    ...lines(120, { title: 'Title', formTitle: 'Heading of the form', stepsTitle: 'Heading of the steps' }),
    metaDescription,
    lead: prose('Introduction', 300),
    steps: points('Steps after the form', 'step'),
    arrivesTitle: line('Heading of what arrives', 120),
    arrivesText: prose('What arrives, with the newest articles', 400),
    arrives: points('What arrives', 'point'),
    unsubscribeTitle: line('Heading on the page for leaving', 120),
    unsubscribeSteps: points('Steps of leaving', 'step'),
  },
  path: () => '/newsletter',
})

export const resourcesPageTexts = definePages({
  kind: 'resources-page',
  title: 'Resources pages',
  fields: {
    ...titleAndIntro,
    caseStudies: list('Case studies'),
    whitepapers: list('Whitepapers'),
    webinars: list('Webinars'),
  },
  path: () => '/resources',
})

export const docsPageTexts = definePages({
  kind: 'docs-page',
  title: 'Documentation page',
  fields: {
    ...titleAndIntro,
    closingTitle: line('Closing heading', 120),
    closingText: prose('Closing text', 300),
  },
  path: () => '/docs',
})

export const mediaPageTexts = definePages({
  kind: 'media-page',
  title: 'Press kit',
  fields: {
    ...titleAndIntro,
    boilerplates: rows(
      'Texts about the company',
      'text',
      group('Text', { words: line('Number of words', 4), text: prose('Text', 1200) }),
      { most: 5 },
    ),
    facts: rows('Facts', 'fact', group('Fact', { label: line('Label', 60), value: prose('Value', 300) })),
    nameRules: points('Writing the name', 'rule'),
    logoRules: points('Showing the logo', 'rule'),
    photosHeading: line('Heading of the photos', 120),
    photos: prose('Photos', 400),
    contactHeading: line('Heading of the press contact', 120),
    contactNote: prose('Note to the press', 400),
  },
  path: () => '/media',
})
