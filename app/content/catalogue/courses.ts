// The fourteen web development courses of /careers. Tasks, weeks and levels are fixed; applications store a copy of them.
type CoursePath = 'frontend' | 'backend'
export type CourseLevel = 'Beginner' | 'Intermediate' | 'Advanced'
type CourseId =
  | 'js-basics'
  | 'js-advanced'
  | 'html-css-basics'
  | 'html-css-advanced'
  | 'git-terminal'
  | 'react'
  | 'redux'
  | 'vue'
  | 'python-basics'
  | 'python-extended'
  | 'sql-basics'
  | 'nodejs'
  | 'ruby'
  | 'mongodb'

export type Course = {
  id: CourseId
  name: string
  path: CoursePath
  icon: string
  tasks: number
  weeks: number
  level: CourseLevel
  blurb: string
  outline: readonly string[]
  prerequisites: readonly string[]
  /** The preceding course on its path; if there are several, the most important one. */
  after: CourseId | null
  needs: readonly string[]
  whatYouBuild: string
  price: { minor: number; currency: string } | null
  metaDescription: string
}

type CourseTab = { id: 'all' | CoursePath; label: string }
type CourseFeature = { icon: string; title: string; description: string }

const computer = 'A computer with Windows, macOS or Linux on which you may install programs'
const connection = 'An internet connection for the tasks and the reviews'
const editor = 'A free code editor; we help with the set-up'

export const courses: readonly Course[] = [
  {
    id: 'js-basics',
    name: 'JavaScript Basics',
    path: 'frontend',
    icon: 'braces',
    tasks: 106,
    weeks: 8,
    level: 'Beginner',
    blurb:
      'The language of the browser from its first line: values, conditions, loops, functions, and a page that reacts to the person using it.',
    outline: [
      'Values, variables and operators',
      'Conditions and loops',
      'Functions and scope',
      'Arrays and objects',
      'Reading error messages and debugging',
      'Changing a page: the document object model',
      'Events and forms',
    ],
    prerequisites: ['No programming experience', 'HTML & CSS Basics, or the ability to read a simple page'],
    after: 'html-css-basics',
    needs: [computer, connection, editor],
    whatYouBuild: 'A to-do list and a quiz that run in the browser and remember where you stopped.',
    price: null,
    metaDescription:
      'JavaScript Basics: 106 tasks in 8 weeks for beginners. Variables, functions, arrays, objects, events and two small browser applications.',
  },
  {
    id: 'js-advanced',
    name: 'JavaScript Advanced',
    path: 'frontend',
    icon: 'curly-braces',
    tasks: 64,
    weeks: 10,
    level: 'Intermediate',
    blurb:
      'How the language works below the surface: closures, prototypes, modules, asynchronous code and tests. For people who write JavaScript and want to know why it works.',
    outline: [
      'Closures, scope and this',
      'Prototypes and classes',
      'Modules and build tools',
      'Promises, async and await',
      'Requests to a server and handling failure',
      'Higher-order functions and data transformation',
      'Unit tests',
      'Performance and memory',
    ],
    prerequisites: ['JavaScript Basics, or a small program of your own', 'Git & Terminal is helpful'],
    after: 'js-basics',
    needs: [computer, connection, editor],
    whatYouBuild: 'A searchable catalogue that loads its data from a public interface, with tests and error handling.',
    price: null,
    metaDescription:
      'JavaScript Advanced: 64 tasks in 10 weeks, intermediate. Closures, classes, modules, asynchronous code, requests and unit tests.',
  },
  {
    id: 'html-css-basics',
    name: 'HTML & CSS Basics',
    path: 'frontend',
    icon: 'code-xml',
    tasks: 53,
    weeks: 6,
    level: 'Beginner',
    blurb:
      'The place to begin. You learn to structure a page, to style it and to publish it, so that it can be read on a phone and with a screen reader.',
    outline: [
      'How a page reaches the browser',
      'Headings, text, links and images',
      'Lists, tables and forms',
      'Selectors, colours and type',
      'The box model and spacing',
      'Layout with flexbox',
      'Pages for phone and desktop',
    ],
    prerequisites: ['None: you can use a browser and save a file'],
    after: null,
    needs: [computer, connection, editor],
    whatYouBuild: 'A personal site of three pages with a contact form, published on the web.',
    price: null,
    metaDescription:
      'HTML & CSS Basics: 53 tasks in 6 weeks for beginners. Structure, style and publish your first pages for phone and desktop.',
  },
  {
    id: 'html-css-advanced',
    name: 'HTML & CSS Advanced',
    path: 'frontend',
    icon: 'layout-template',
    tasks: 72,
    weeks: 8,
    level: 'Intermediate',
    blurb:
      'Layouts that hold, components that can be reused and motion that does not get in the way. You work from a design and measure the result.',
    outline: [
      'Grid and modern layout',
      'Custom properties and themes',
      'Responsive images and type',
      'Accessible forms and navigation',
      'Transitions and animation with care',
      'Organising styles in a large project',
      'Performance and browser support',
    ],
    prerequisites: ['HTML & CSS Basics, or a page of your own with a layout'],
    after: 'html-css-basics',
    needs: [computer, connection, editor],
    whatYouBuild: 'A landing page and a small component library from a given design, with light and dark themes.',
    price: null,
    metaDescription:
      'HTML & CSS Advanced: 72 tasks in 8 weeks, intermediate. Grid, themes, responsive images, accessible components and animation.',
  },
  {
    id: 'git-terminal',
    name: 'Git & Terminal',
    path: 'frontend',
    icon: 'git-branch',
    tasks: 38,
    weeks: 4,
    level: 'Beginner',
    blurb:
      'Two tools that developers use every day. You learn to move around in a terminal, to keep a clean history and to work on the same code as others.',
    outline: [
      'Files, folders and commands in the terminal',
      'Pipes, searching and small scripts',
      'Commits, history and going back',
      'Branches and merging',
      'Resolving conflicts',
      'Remote repositories and pull requests',
    ],
    prerequisites: ['None'],
    after: null,
    needs: [computer, connection, 'Git, and a free account on a code hosting service'],
    whatYouBuild:
      'A repository with a readable history, and a change that you take through review into a shared project.',
    price: null,
    metaDescription:
      'Git & Terminal: 38 tasks in 4 weeks for beginners. Commands, commits, branches, conflicts and pull requests.',
  },
  {
    id: 'react',
    name: 'React',
    path: 'frontend',
    icon: 'atom',
    tasks: 76,
    weeks: 12,
    level: 'Intermediate',
    blurb:
      'Build interfaces from components. You learn state, effects, forms and routing, and how to test what you have built.',
    outline: [
      'Components, props and JSX',
      'State and events',
      'Lists, forms and validation',
      'Effects and loading data',
      'Your own hooks',
      'Routing and nested pages',
      'Context and shared state',
      'Testing components',
    ],
    prerequisites: ['JavaScript Basics; JavaScript Advanced is recommended', 'HTML & CSS Basics', 'Git & Terminal'],
    after: 'js-advanced',
    needs: [computer, connection, editor, 'Node.js (free)'],
    whatYouBuild: 'An application with several pages, sign-in form, search and tests, published on the web.',
    price: null,
    metaDescription:
      'React: 76 tasks in 12 weeks, intermediate. Components, state, hooks, forms, routing, data loading and tests.',
  },
  {
    id: 'redux',
    name: 'Redux',
    path: 'frontend',
    icon: 'layers',
    tasks: 72,
    weeks: 8,
    level: 'Advanced',
    blurb:
      'Keep the state of a large application predictable. You learn when Redux helps, when it does not, and how to use Redux Toolkit without ceremony.',
    outline: [
      'State, actions and reducers',
      'When local state is enough',
      'Redux Toolkit and slices',
      'Asynchronous logic and cached requests',
      'Selectors and performance',
      'Types for state and actions',
      'Testing and debugging over time',
    ],
    prerequisites: ['React, or an application of your own in React', 'JavaScript Advanced'],
    after: 'react',
    needs: [computer, connection, editor, 'Node.js (free)'],
    whatYouBuild: 'A project board with undo, filters and data from a server, and tests for its state.',
    price: null,
    metaDescription:
      'Redux: 72 tasks in 8 weeks, advanced. Redux Toolkit, asynchronous logic, selectors, types and tests for large applications.',
  },
  {
    id: 'vue',
    name: 'Vue',
    path: 'frontend',
    icon: 'component',
    tasks: 57,
    weeks: 10,
    level: 'Intermediate',
    blurb:
      'An approachable framework for interfaces. You learn single-file components, reactivity and the composition style, and build an application with routing and a store.',
    outline: [
      'Templates and directives',
      'Reactivity: how a change reaches the screen',
      'Single-file components, props and events',
      'Computed values and watchers',
      'Composables',
      'Routing',
      'Shared state with a store',
      'Testing components',
    ],
    prerequisites: ['JavaScript Basics', 'HTML & CSS Basics'],
    after: 'js-basics',
    needs: [computer, connection, editor, 'Node.js (free)'],
    whatYouBuild: 'A recipe collection with search, favourites and an editor, published on the web.',
    price: null,
    metaDescription:
      'Vue: 57 tasks in 10 weeks, intermediate. Components, reactivity, composables, routing, shared state and tests.',
  },
  {
    id: 'python-basics',
    name: 'Python Basics',
    path: 'backend',
    icon: 'terminal',
    tasks: 53,
    weeks: 8,
    level: 'Beginner',
    blurb:
      'A good first language that reads almost like English. You learn to think in steps, to work with text, numbers and files, and to find your own mistakes.',
    outline: [
      'Values, variables and input',
      'Conditions and loops',
      'Functions',
      'Lists, dictionaries and sets',
      'Text and files',
      'Errors and exceptions',
      'Modules and the standard library',
    ],
    prerequisites: ['None'],
    after: null,
    needs: [computer, connection, editor, 'Python 3 (free)'],
    whatYouBuild: 'A command-line expense tracker that reads and writes files.',
    price: null,
    metaDescription:
      'Python Basics: 53 tasks in 8 weeks for beginners. Variables, loops, functions, collections, files and a command-line program.',
  },
  {
    id: 'python-extended',
    name: 'Python Extended',
    path: 'backend',
    icon: 'file-code',
    tasks: 62,
    weeks: 10,
    level: 'Intermediate',
    blurb:
      'From scripts to applications: classes, packages, tests and web interfaces. You write Python that others can read and run.',
    outline: [
      'Classes and data classes',
      'Iterators, generators and decorators',
      'Type hints',
      'Packages and virtual environments',
      'Tests with pytest',
      'Requests and a web interface of your own',
      'Working with a database',
      'Logging and configuration',
    ],
    prerequisites: ['Python Basics, or a script of your own', 'Git & Terminal is helpful'],
    after: 'python-basics',
    needs: [computer, connection, editor, 'Python 3 (free)'],
    whatYouBuild: 'A small web service with a database and tests that reports on the data it collects.',
    price: null,
    metaDescription:
      'Python Extended: 62 tasks in 10 weeks, intermediate. Classes, generators, type hints, tests, web interfaces and databases.',
  },
  {
    id: 'sql-basics',
    name: 'SQL Basics',
    path: 'backend',
    icon: 'database',
    tasks: 56,
    weeks: 6,
    level: 'Beginner',
    blurb:
      'Ask a database the right question. You learn to read, join, count and change data, and to design tables that stay tidy.',
    outline: [
      'Tables, rows and types',
      'Selecting, filtering and sorting',
      'Counting and grouping',
      'Joining tables',
      'Inserting, changing and deleting with care',
      'Designing tables, keys and constraints',
      'Indexes and transactions',
    ],
    prerequisites: ['None; experience with spreadsheets helps'],
    after: null,
    needs: [computer, connection, 'SQLite and PostgreSQL (free)'],
    whatYouBuild: 'A database for a small library with loans and members, and a set of reports.',
    price: null,
    metaDescription:
      'SQL Basics: 56 tasks in 6 weeks for beginners. Select, join and group data, design tables and use transactions.',
  },
  {
    id: 'nodejs',
    name: 'Node.js',
    path: 'backend',
    icon: 'hexagon',
    tasks: 51,
    weeks: 10,
    level: 'Intermediate',
    blurb:
      'JavaScript on the server. You build interfaces that other programs can rely on, with a database, sign-in and tests.',
    outline: [
      'The runtime, modules and packages',
      'Files, streams and processes',
      'HTTP from the ground up',
      'Routes, validation and errors',
      'Databases and migrations',
      'Sign-in, sessions and passwords',
      'Testing a server',
      'Configuration, logs and release',
    ],
    prerequisites: ['JavaScript Basics; JavaScript Advanced is recommended', 'Git & Terminal'],
    after: 'js-basics',
    needs: [computer, connection, editor, 'Node.js (free)'],
    whatYouBuild: 'A server for bookings with accounts, a database, tests and its own documentation.',
    price: null,
    metaDescription:
      'Node.js: 51 tasks in 10 weeks, intermediate. HTTP, routes, validation, databases, sign-in, tests and release.',
  },
  {
    id: 'ruby',
    name: 'Ruby',
    path: 'backend',
    icon: 'gem',
    tasks: 57,
    weeks: 8,
    level: 'Intermediate',
    blurb:
      'A language made for readable programs. You learn objects, blocks and modules, write tests first and build a small web application.',
    outline: [
      'Objects, methods and messages',
      'Collections and blocks',
      'Classes, modules and mixins',
      'Errors and files',
      'Gems and Bundler',
      'Tests with Minitest',
      'A web application with routes and templates',
    ],
    prerequisites: ['Basics of any programming language, for example Python Basics or JavaScript Basics'],
    after: 'python-basics',
    needs: [computer, connection, editor, 'Ruby (free)'],
    whatYouBuild: 'A web application for lending things among neighbours, with tests.',
    price: null,
    metaDescription:
      'Ruby: 57 tasks in 8 weeks, intermediate. Objects, blocks, modules, gems, tests and a small web application.',
  },
  {
    id: 'mongodb',
    name: 'MongoDB',
    path: 'backend',
    icon: 'leaf',
    tasks: 56,
    weeks: 6,
    level: 'Intermediate',
    blurb:
      'Store documents instead of rows. You learn to model data for the way it is read, to query and aggregate it, and to keep it fast and safe.',
    outline: [
      'Documents, collections and types',
      'Creating, reading, changing and deleting',
      'Modelling: embed or refer',
      'Queries and indexes',
      'The aggregation pipeline',
      'Validation, access and backups',
      'Using MongoDB from an application',
    ],
    prerequisites: ['JavaScript Basics or Python Basics', 'SQL Basics is helpful for comparison'],
    after: 'python-basics',
    needs: [computer, connection, editor, 'MongoDB Community Edition (free)'],
    whatYouBuild: 'A product catalogue with reviews and a report built by aggregation.',
    price: null,
    metaDescription:
      'MongoDB: 56 tasks in 6 weeks, intermediate. Documents, modelling, queries, indexes, aggregation, validation and backups.',
  },
]

export const findCourse = (id: string) => courses.find((course) => course.id === id)

export const courseTabs: readonly [CourseTab, CourseTab, CourseTab] = [
  { id: 'all', label: 'All Paths' },
  { id: 'frontend', label: 'Front End' },
  { id: 'backend', label: 'Back End' },
]

export const courseFeatures: readonly [CourseFeature, CourseFeature, CourseFeature, CourseFeature] = [
  {
    icon: 'user-check',
    title: 'Expert instructors',
    description:
      'Instructors work as developers with the subject they teach. They review your code and answer questions.',
  },
  {
    icon: 'hammer',
    title: 'Hands-on projects',
    description: 'You learn by doing tasks, and each course ends with a project of your own that you can show.',
  },
  {
    icon: 'briefcase-business',
    title: 'Job placement assistance',
    description: 'CV review, portfolio review and interview practice. We help you apply; a job is not guaranteed.',
  },
  {
    icon: 'calendar-clock',
    title: 'Flexible learning schedule',
    description:
      'Do the tasks at the hours that suit you within the weeks of the course. Tell us your hours when you apply.',
  },
]

export const coursesPage = {
  title: 'Web development courses',
  metaDescription:
    'Fourteen web development courses for front end and back end, from HTML & CSS to React, Node.js and SQL. See tasks, weeks and level, and apply online.',
  heroTitle: 'Web development courses',
  heroSubtitle:
    'Fourteen courses for front end and back end. Each lists its tasks, its length in weeks and what you should know beforehand.',
  heroButton: 'Explore Courses',
  listTitle: 'Courses',
  wayTitle: 'What leads to what',
  enrollButton: 'Enroll Now',
  tasksLabel: 'tasks',
  weeksLabel: 'weeks',
  outlineTitle: 'What you learn',
  prerequisitesTitle: 'What you should know beforehand',
  needsTitle: 'What you need',
  buildTitle: 'What you build',
  applicationNote: 'Applying is free and without obligation. We write back about dates, price and the next step.',
  callTitle: 'Learn with people who build software',
  callText: 'What every course includes.',
  browseButton: 'Browse All Courses',
  promoButton: 'Apply Discount',
} as const

/** Precedes the code of the current offer. */
export const promoText = (percent: number) => `Limited time offer: Get ${percent}% off your first course with code`
