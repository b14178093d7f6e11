// The press kit at /media: texts for editors to copy verbatim.

type PressBoilerplate = { words: 25 | 50 | 100; text: string }
type PressFact = { label: string; value: string }

export const pressPage = {
  title: 'Media',
  intro:
    'Texts, facts, logos and colours for anyone writing about BN Technologies. You may use the texts on this page without asking.',
  description:
    'Press kit of BN Technologies: company texts in 25, 50 and 100 words, facts, spelling, logo rules, colours and press contact.',
} as const

export const pressBoilerplates = [
  {
    words: 25,
    text: 'BN Technologies is a technology services company with offices in Seoul, South Korea, and Buea, Cameroon. It builds, runs and secures software for business clients.',
  },
  {
    words: 50,
    text: 'BN Technologies is a technology services company with offices in Seoul, South Korea, and Buea, Cameroon. It offers software development, cloud solutions, data analytics, cybersecurity, IT consulting, managed services, digital marketing and BPO services to business clients. It also teaches web development, from basic HTML to advanced JavaScript and databases.',
  },
  {
    words: 100,
    text: 'BN Technologies is a technology services company with offices in Seoul, South Korea, and Buea, Cameroon. It offers software development, cloud solutions, data analytics, cybersecurity, IT consulting, managed services, digital marketing and BPO services. Its clients work in sectors such as banking, healthcare, retail, education and hospitality. An engagement runs in four steps: discovery, strategy, implementation and optimization. The company also runs fourteen web development courses, eight for the front end and six for the back end, at beginner, intermediate and advanced level. Clients with managed services are supported around the clock. The company works under the slogan CONNECTING INNOVATION.',
  },
] as const satisfies readonly PressBoilerplate[]

export const pressFacts = [
  { label: 'Name', value: 'BN Technologies' },
  { label: 'Slogan', value: 'CONNECTING INNOVATION' },
  { label: 'Field', value: 'Technology consulting and software' },
  {
    label: 'Services',
    value:
      'Software development, cloud solutions, data analytics, cybersecurity, IT consulting, managed services, digital marketing, BPO services',
  },
  { label: 'Offices', value: 'Seoul, South Korea, and Buea, Cameroon' },
  { label: 'Business hours', value: '{businessHours}' },
  { label: 'Courses', value: 'Fourteen web development courses: eight front end, six back end' },
  { label: 'Founded', value: '[Founding date – to be confirmed]' },
  { label: 'Registered name', value: '[Registered company name – to be confirmed]' },
  { label: 'Headcount', value: '[Number of employees – to be confirmed]' },
] as const satisfies readonly PressFact[]

export const pressNameRules = [
  'Write BN Technologies in full at the first mention. BN alone is fine after that.',
  'BN is two capital letters without full stops or a space between them. Technologies takes one capital.',
  'Do not translate the name. In Korean or French text keep it in Latin letters.',
  'Treat the name as singular: BN Technologies is, not BN Technologies are.',
  'The slogan is CONNECTING INNOVATION, in capitals, without a full stop. It is not part of the name.',
  'Write Seoul, South Korea, and Buea, Cameroon, with the country at the first mention.',
] as const

export const pressLogoRules = [
  'Use the files offered on this page. Do not redraw the mark or set it in another typeface.',
  'Leave clear space around the mark of at least half its height.',
  'Do not show the mark below 24 pixels high on a screen or 8 millimetres in print.',
  'On a dark ground use the light version; on a light ground use the dark version.',
  'Do not stretch, rotate, outline or recolour the mark, and do not add a shadow.',
  'Do not place the mark on a busy photograph.',
  'You may show the logo to report on the company. Ask us first if it could look like an endorsement, a partnership or a certificate.',
] as const

export const pressPhotos = {
  heading: 'Photos',
  text: 'No photos of people or offices have been released yet. Please use the logo rather than a stock picture. [Press photos – to be confirmed]',
} as const

export const pressContact = {
  heading: 'Press contact',
  name: '[Press contact name – to be confirmed]',
  email: '[Press email address – to be confirmed]',
  phone: '[Press phone number – to be confirmed]',
  note: 'Use the contact page and begin the subject with the word Press. Tell us your deadline and your time zone.',
} as const
