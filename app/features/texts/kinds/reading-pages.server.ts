// The pages around what there is to read: blog, newsletter, resources, documentation and press kit.

import { group, line, lines, points, prose, rows } from '#app/forms/document/field-types.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, metaDescription, sheet } from './shared-fields.ts'

const intro = prose('Introduction', 300)
const titleAndIntro = { title: line('Title', 120), intro, description: metaDescription }
const emptyText = prose('Introduction when the list is empty', 300)
const list = (title: Phrase) => group(title, { title: titleAndIntro.title, intro, emptyText })

const untilFirst = 'Shown until the first article is published.'

export const blogPageTexts = definePages({
  kind: 'blog-page',
  title: 'Blog page',
  fields: {
    metaDescription,
    heroTitle: line('Title', 120),
    heroSubtitle: prose('Introduction', 300),
    ...lines(160, {
      allCategories: 'All categories filter',
      featuredTitle: 'Featured articles heading',
      latestTitle: 'Latest articles heading',
      emptyTitle: 'Heading when nothing is found',
      emptyHint: 'Hint when nothing is found',
      clearFilters: 'Clear filters button',
      searchSite: 'Search the whole site button',
      nothingPublished: ['Search hint', untilFirst],
      firstArticles: ['First article text', untilFirst],
      archiveEmpty: ['Archive text', untilFirst],
      feedsTitle: ['Archive feeds heading', untilFirst],
      feedsText: ['Archive feeds text', untilFirst],
      newsletterTitle: 'Newsletter heading',
      newsletterText: 'Newsletter text',
      relatedTitle: 'Related articles heading',
      shareTitle: 'Share links heading',
      allArticles: 'All articles button',
      studyTitle: 'Courses heading',
      studyText: 'Courses text',
      studyButton: 'Courses button',
    }),
  },
  path: () => '/blog',
})

export const newsletterPageTexts = definePages({
  kind: 'newsletter-page',
  title: 'Newsletter page',
  fields: {
    ...lines(120, { title: 'Title', stepsTitle: 'Steps heading' }),
    metaDescription,
    lead: prose('Introduction', 300),
    ...lines(60, { subscribeButton: 'Subscribe button', issuesButton: 'All issues button' }),
    steps: points('Steps after subscribing', 'step'),
    arrivesTitle: line('Heading for what subscribers get', 120),
    arrivesText: prose('Text for what subscribers get', 400, { hint: 'Shown with the latest articles.' }),
    arrives: points('What subscribers get', 'point'),
    unsubscribeTitle: line('Unsubscribe page heading', 120),
    unsubscribeSteps: points('Unsubscribe steps', 'step'),
  },
  path: () => '/newsletter',
})

export const resourcesPageTexts = definePages({
  kind: 'resources-page',
  title: 'Resources pages',
  fields: {
    ...titleAndIntro,
    caseStudies: group('Case studies', { ...titleAndIntro, emptyText }),
    whitepapers: list('Whitepapers'),
    webinars: list('Webinars'),
    ...lines(120, {
      storyAction: 'Case study link in a list',
      otherStudies: 'Other case studies heading',
      paperAction: 'Whitepaper link in a list',
      otherPapers: 'Other whitepapers heading',
      meanwhileTitle: 'Whitepapers heading below an empty list',
    }),
    storyOutline: heading('Introduction to the case study outline', 'Shown while there are no case studies.'),
    storySheet: sheet('Case study outline', 'Shown while there are no case studies.'),
    storyClosing: closing('Case studies closing section'),
    paperClosing: closing('Whitepaper closing section'),
    newsletter: group('About the newsletter', {
      ...lines(120, {
        title: 'Heading',
        lead: 'Text below the heading',
        button: 'Button',
        issuesButton: 'Second button',
      }),
    }),
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
    ...lines(120, {
      closingButton: 'Closing button',
      readLink: 'Document link',
      othersTitle: 'Other documents heading',
    }),
  },
  path: () => '/docs',
})

export const mediaPageTexts = definePages({
  kind: 'media-page',
  title: 'Press kit',
  fields: {
    ...titleAndIntro,
    aboveTexts: heading('Company texts introduction'),
    textTitle: line('Text heading', 120, { hint: '{words} becomes the number of words.' }),
    boilerplates: rows(
      'Company texts',
      'text',
      group('Text', { words: line('Number of words', 4), text: prose('Text', 1200) }),
      { most: 5 },
    ),
    factsTitle: line('Facts heading', 120),
    facts: rows('Facts', 'fact', group('Fact', { label: line('Label', 60), value: prose('Value', 300) })),
    aboveLogos: heading('Logo files introduction'),
    ...lines(120, {
      rulesTitle: 'Rules heading',
      nameRulesTitle: 'Name rules heading',
      logoRulesTitle: 'Logo rules heading',
      coloursTitle: 'Colours heading',
    }),
    nameRules: points('Writing the name', 'rule'),
    logoRules: points('Showing the logo', 'rule'),
    photosHeading: line('Photos heading', 120),
    photos: prose('Photos', 400),
    contactHeading: line('Press contact heading', 120),
    contactNote: prose('Note to the press', 400),
    contactButton: line('Button', 60),
  },
  path: () => '/media',
})
