// The /technologies page: eight tabs, the marquee, the offerings and how we choose a technology.
type TechnologyTabId =
  | 'web-development'
  | 'mobile-development'
  | 'cloud-technologies'
  | 'database-technologies'
  | 'ai-ml'
  | 'devops'
  | 'cybersecurity'
  | 'data-analytics'

type Technology = { name: string; use: string }

type TechnologyTab = {
  id: TechnologyTabId
  title: string
  icon: string
  intro: string
  technologies: readonly Technology[]
}

type Offering = { id: string; title: string; description: string; icon: string }

type SelectionStep = { number: 1 | 2 | 3 | 4; title: string; description: string; icon: string }

export const defaultTechnologyTab: TechnologyTabId = 'web-development'

export const technologyTabs = [
  {
    id: 'web-development',
    title: 'Web Development',
    icon: 'globe',
    intro:
      'We build web applications that respond quickly on a weak connection, work with a keyboard and a screen reader, and can still be maintained by someone else in five years.',
    technologies: [
      {
        name: 'TypeScript',
        use: 'Code in the browser and on the server, with mistakes caught before a user meets them.',
      },
      { name: 'React', use: 'Interfaces with many states, such as dashboards and multi-step forms.' },
      { name: 'Remix', use: 'Sites whose forms and pages must also work without scripts.' },
      { name: 'Next.js', use: 'Content sites that are mostly prepared in advance.' },
      { name: 'Vue', use: 'Interfaces for clients whose own team already works with it.' },
      { name: 'Node.js', use: 'Servers and interfaces that share code with the browser.' },
      { name: 'Ruby on Rails', use: 'Business applications with many records and rules.' },
      { name: 'HTML and CSS', use: 'Everything that needs no framework, which is more than you might expect.' },
    ],
  },
  {
    id: 'mobile-development',
    title: 'Mobile Development',
    icon: 'smartphone',
    intro:
      'We first ask whether a good web page would do. If an application has to work offline, use the camera or send notifications, we build one for Android and iOS.',
    technologies: [
      { name: 'React Native', use: 'Applications for both systems when the web version is written in React.' },
      { name: 'Flutter', use: 'Applications for both systems with a design of their own.' },
      { name: 'Kotlin', use: 'Android functions that need direct access to the device.' },
      { name: 'Swift', use: 'The same for iOS.' },
      { name: 'Progressive web apps', use: 'Pages that can be installed and read without a connection.' },
      { name: 'SQLite', use: 'Data on the device that is synchronised when there is a network.' },
      { name: 'Firebase Cloud Messaging', use: 'Push notifications on both systems.' },
    ],
  },
  {
    id: 'cloud-technologies',
    title: 'Cloud Technologies',
    icon: 'cloud',
    intro:
      'We choose a provider by the rules for your data, the distance to your users and the skills of your team, and we make sure you can leave.',
    technologies: [
      { name: 'AWS', use: 'Applications and storage with many regions, including Seoul and Cape Town.' },
      { name: 'Microsoft Azure', use: 'Systems for organisations that already use Microsoft accounts.' },
      { name: 'Google Cloud', use: 'Data platforms and container workloads.' },
      { name: 'Docker', use: 'Packages that run the same way on a laptop and a server.' },
      { name: 'Kubernetes', use: 'Many services that must restart and scale automatically.' },
      { name: 'Terraform', use: 'Descriptions of infrastructure that can be reviewed and rebuilt.' },
      { name: 'Cloudflare', use: 'Delivery of pages close to the reader, and protection against floods of requests.' },
    ],
  },
  {
    id: 'database-technologies',
    title: 'Database Technologies',
    icon: 'database',
    intro: 'We start with a relational database, and choose another kind only for a reason that can be measured.',
    technologies: [
      { name: 'PostgreSQL', use: 'The first choice for business records with several users and reports.' },
      { name: 'SQLite', use: 'Small systems on one server, and data on devices.' },
      { name: 'MySQL', use: 'Existing applications and hosting that already depend on it.' },
      { name: 'Microsoft SQL Server', use: 'Systems in a Microsoft environment.' },
      { name: 'Oracle Database', use: 'Interfaces to existing enterprise systems, and moves away from them.' },
      { name: 'MongoDB', use: 'Documents whose shape differs from one to the next.' },
      { name: 'Redis', use: 'Caches, queues and counters that may be rebuilt.' },
      { name: 'OpenSearch', use: 'Full-text search over many documents and languages.' },
    ],
  },
  {
    id: 'ai-ml',
    title: 'AI & Machine Learning',
    icon: 'brain-circuit',
    intro:
      'We use models where an answer can be checked and an error is tolerable, and we measure them against the simple rule they replace.',
    technologies: [
      { name: 'Python', use: 'Preparation of data, training and evaluation.' },
      { name: 'scikit-learn', use: 'Forecasts and classification on tables, where simple models are often enough.' },
      { name: 'PyTorch', use: 'Models for text, images and sound.' },
      { name: 'TensorFlow', use: 'Models that run on phones and small devices.' },
      { name: 'Hugging Face Transformers', use: 'Open language models, run where the data is allowed to be.' },
      { name: 'Hosted language models', use: 'Drafts, summaries and search, with a person who decides.' },
      { name: 'pgvector', use: 'Search by meaning inside a PostgreSQL database.' },
      { name: 'MLflow', use: 'A record of which model was trained on which data, with which result.' },
    ],
  },
  {
    id: 'devops',
    title: 'DevOps',
    icon: 'infinity',
    intro: 'We make releases routine: we automate tests, builds and releases, and we watch what happens afterwards.',
    technologies: [
      { name: 'Git', use: 'The history of every change, with its reason.' },
      { name: 'GitHub Actions', use: 'Tests and releases for projects kept on GitHub.' },
      { name: 'GitLab CI', use: 'The same on servers of your own.' },
      { name: 'Jenkins', use: 'Existing build systems that should be kept.' },
      { name: 'Ansible', use: 'The same settings on many servers.' },
      { name: 'Prometheus', use: 'Measuring load, errors and response times.' },
      { name: 'Grafana', use: 'Dashboards and alerts built on those measurements.' },
      { name: 'OpenTelemetry', use: 'The path of one request through several services.' },
    ],
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity',
    icon: 'shield-check',
    intro:
      'Most incidents begin with something ordinary. We use tools to find the common weaknesses quickly, and examine the rest by hand.',
    technologies: [
      { name: 'OWASP ZAP', use: 'Automated testing of web applications.' },
      { name: 'Burp Suite', use: 'Manual testing of web applications.' },
      { name: 'Nmap', use: 'A list of what a network exposes to the outside.' },
      { name: 'Trivy', use: 'Known weaknesses in packages and container images.' },
      { name: 'Keycloak', use: 'Single sign-on and second factor on your own servers.' },
      { name: 'HashiCorp Vault', use: 'Passwords and keys kept out of code and email.' },
      { name: 'Wazuh', use: 'Collecting logs and alerts from many systems.' },
      { name: "Let's Encrypt", use: 'Certificates that renew themselves.' },
    ],
  },
  {
    id: 'data-analytics',
    title: 'Data Analytics',
    icon: 'chart-column',
    intro:
      'From the system where data is entered to the page where it is read, each step can be repeated, tested and explained.',
    technologies: [
      { name: 'SQL', use: 'Queries that others can read.' },
      { name: 'dbt', use: 'Transformations with tests and documents.' },
      { name: 'Apache Airflow', use: 'Loading jobs that run in order and report failures.' },
      { name: 'Apache Kafka', use: 'Events that several systems need at once.' },
      { name: 'BigQuery', use: 'Large tables without servers to look after.' },
      { name: 'pandas', use: 'Analysis and cleaning in Python.' },
      { name: 'Power BI', use: 'Dashboards for teams that work with Microsoft tools.' },
      { name: 'Metabase', use: 'Dashboards that users can change themselves.' },
    ],
  },
] as const satisfies readonly TechnologyTab[]

// Technologies we work with; listing them does not imply a partnership.
export const marqueeNames = [
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
] as const

export const marqueeHeading = 'Platforms and tools we work with'

export const technologyOfferings = [
  {
    id: 'custom-development',
    title: 'Custom Development',
    description:
      'Applications built for a task that no off-the-shelf product covers. You receive the source code, the tests and the documents.',
    icon: 'code-xml',
  },
  {
    id: 'technology-consulting',
    title: 'Technology Consulting',
    description:
      'Reviews, comparisons and roadmaps before money is spent, with options, costs, risks and a recommendation in writing.',
    icon: 'compass',
  },
  {
    id: 'legacy-modernization',
    title: 'Legacy Modernization',
    description:
      'Old systems replaced part by part while work goes on. Each part is run beside the old one until the results agree.',
    icon: 'refresh-cw',
  },
  {
    id: 'cloud-migration',
    title: 'Cloud Migration',
    description:
      'Systems moved in a planned order, rehearsed on a copy, each with a decision point and a tested way back.',
    icon: 'cloud-upload',
  },
] as const satisfies readonly [Offering, Offering, Offering, Offering]

export const selectionSteps = [
  {
    number: 1,
    title: 'Requirements Analysis',
    description:
      'What must the system do, for how many people, under which rules, and for how long? We also ask what your team can maintain.',
    icon: 'clipboard-list',
  },
  {
    number: 2,
    title: 'Technology Assessment',
    description:
      'We compare two or three candidates by fit, running cost, security record, licence, age, and how hard it is to leave.',
    icon: 'scale',
  },
  {
    number: 3,
    title: 'Proof of Concept',
    description:
      'We build the riskiest part on a small scale and measure it with realistic data. If it fails, it fails early and cheaply.',
    icon: 'flask-conical',
  },
  {
    number: 4,
    title: 'Implementation Strategy',
    description:
      'An order of work with dates, training, a way back, and a plan for updates over the years the system is meant to last.',
    icon: 'route',
  },
] as const satisfies readonly [SelectionStep, SelectionStep, SelectionStep, SelectionStep]

export const technologiesMeta = {
  title: 'Technologies',
  description:
    'The languages, databases, cloud platforms and tools BN Technologies works with, what each is used for, and how we choose between them.',
} as const
