// The pages around what there is to read: blog, newsletter, resources, documentation and press kit.
import { group, line, lines, points, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, metaDescription, point, sheet } from './shared-fields.ts'

const intro = prose('Introduction', 300)
const titleAndIntro = { title: line('Title', 120), intro, description: metaDescription }
const list = (title: string) =>
  group(title, {
    ...titleAndIntro,
    emptyText: prose('Introduction while empty', 300),
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
      searchSite: 'Button that searches the whole site for the same words',
      nothingPublished: 'Hint for a search before the first article',
      firstArticles: 'Text before the first article',
      archiveEmpty: 'Text of the archive before the first article',
      feedsTitle: 'Heading of the feeds in the archive, before the first article',
      feedsText: 'Below the heading of the feeds',
      newsletterTitle: 'Heading of the newsletter form',
      newsletterText: 'Text of the newsletter form',
      relatedTitle: 'Heading of related articles',
      shareTitle: 'Heading of the links for sharing',
      allArticles: 'Button to all articles',
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
    ...lines(120, { title: 'Title', stepsTitle: 'Heading of the steps' }),
    metaDescription,
    lead: prose('Introduction', 300),
    ...lines(60, { subscribeButton: 'Button to the form', issuesButton: 'Button to all issues' }),
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
    ...lines(120, {
      storyAction: 'Link of a case study in a list',
      otherStudies: 'Heading of the other case studies',
      paperAction: 'Link of a whitepaper in a list',
      otherPapers: 'Heading of the other whitepapers',
      meanwhileTitle: 'Heading of the whitepapers below an empty list',
    }),
    storyOutline: heading('Beside the form of a case study, while there is none'),
    storySheet: sheet('Form of a case study, while there is none'),
    webinarSheet: sheet('Ticket of a webinar, while there is none'),
    webinarSteps: heading('How one takes part in a webinar, while there is none'),
    webinarWays: rows('Steps of taking part', 'step', point('Step'), { most: 4 }),
    storyClosing: closing('Closing part of case studies'),
    paperClosing: closing('Closing part of a whitepaper'),
    newsletter: group('About the newsletter', {
      ...lines(120, { title: 'Heading', lead: 'Below the heading', button: 'Button', issuesButton: 'Second button' }),
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
      readLink: 'Link of a document',
      othersTitle: 'Heading of the other documents',
    }),
  },
  path: () => '/docs',
})

export const mediaPageTexts = definePages({
  kind: 'media-page',
  title: 'Press kit',
  fields: {
    ...titleAndIntro,
    aboveTexts: heading('Above the texts about the company'),
    textTitle: line('Heading of a text; {words} stands for its length', 120),
    boilerplates: rows(
      'Texts about the company',
      'text',
      group('Text', { words: line('Number of words', 4), text: prose('Text', 1200) }),
      { most: 5 },
    ),
    factsTitle: line('Heading of the facts', 120),
    facts: rows('Facts', 'fact', group('Fact', { label: line('Label', 60), value: prose('Value', 300) })),
    aboveLogos: heading('Above the logo files'),
    ...lines(120, {
      rulesTitle: 'Heading of the rules',
      nameRulesTitle: 'Heading of the rules for the name',
      logoRulesTitle: 'Heading of the rules for the logo',
      coloursTitle: 'Heading of the colours',
    }),
    nameRules: points('Writing the name', 'rule'),
    logoRules: points('Showing the logo', 'rule'),
    photosHeading: line('Heading of the photos', 120),
    photos: prose('Photos', 400),
    contactHeading: line('Heading of the press contact', 120),
    contactNote: prose('Note to the press', 400),
    contactButton: line('Button', 60),
  },
  path: () => '/media',
})
