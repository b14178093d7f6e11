import type { EnquiryService } from '#app/content/enquiry-services.ts'

type ServiceId =
  | 'software-development'
  | 'cloud-solutions'
  | 'data-analytics'
  | 'cybersecurity'
  | 'it-consulting'
  | 'managed-services'
  | 'digital-marketing'
  | 'bpo-services'

type ServicePhase = { name: string; description: string }

type Five<T> = readonly [T, T, T, T, T]

export type Service = {
  id: ServiceId
  title: string
  // The label on the contact form; null if the form does not offer the service.
  shortTitle: EnquiryService | null
  icon: string
  summary: string
  description: string
  features: readonly [string, string, string, string, string]
  whatWeDo: readonly string[]
  /** The phases of an engagement, from first talk to handover. */
  phases: Five<ServicePhase>
  /** The usual duration. */
  duration: string
  receive: readonly string[]
  need: readonly string[]
  excluded: readonly string[]
  questions: readonly string[]
  shows: { page: boolean; home: boolean }
  metaDescription: string
  caseStudies: readonly string[]
}

export const services: readonly Service[] = [
  {
    id: 'software-development',
    title: 'Software Development',
    shortTitle: 'Software Development',
    icon: 'code-xml',
    summary:
      'Web, mobile and back-office applications built around how your people work, handed over with source code and tests.',
    description:
      'We design, build and maintain applications where a ready-made product does not fit. We start with the task that costs you most, put a first version into real use, and extend it from there. The code, the tests and the documents belong to you.',
    features: [
      'Web applications that work on phones, desktops and slow connections',
      'Mobile applications for Android and iOS from one shared code base',
      'Interfaces that connect your existing systems to each other',
      'Automated tests and repeatable releases from the first week',
      'Source code, documents and access handed over to you',
    ],
    whatWeDo: [
      'We build new applications, extend existing ones, and replace systems that can no longer be maintained. Typical work is a customer portal, an internal tool that replaces spreadsheets, a booking or ordering system, or an interface between two systems that do not talk to each other.',
      'Before proposing to build anything, we check whether an off-the-shelf product would do, and tell you if so.',
    ],
    phases: [
      {
        name: 'Discovery',
        description: 'We follow the task with the people who do it and agree what the first version must do.',
      },
      { name: 'Proposal', description: 'Scope, screens in outline, dates, pricing model and known risks, in writing.' },
      { name: 'Building', description: 'Short steps, each one shown running on a test system that you can open.' },
      { name: 'Acceptance', description: 'Your people try the agreed tasks with their own data; we fix what fails.' },
      { name: 'Launch and handover', description: 'Release, training for those who run it, documents and access.' },
    ],
    duration:
      'A simple website takes 4 to 6 weeks. An enterprise system can take several months, and we split it so that parts go live earlier.',
    receive: [
      'The running application, on infrastructure in your name or ours, as agreed.',
      'The source code with its full history, in a repository you control.',
      'Automated tests and the scripts that build, release and restore the system.',
      'A short manual for users and another for whoever operates it.',
    ],
    need: [
      'One person with authority over scope who can be reached every week.',
      'Time with the people who will use the system.',
      'Access to the systems we must connect to, or to whoever runs them.',
      'Sample data that may be used for testing.',
    ],
    excluded: [
      'Other suppliers’ licence and hosting fees, which we list in advance so that you can budget for them.',
      'Copywriting, translation and photography, unless agreed.',
      'Support after the agreed handover, which managed services cover.',
    ],
    questions: [
      'Who owns the source code, and from which day?',
      'Could another company take over with what you hand us?',
      'How do we see progress before the end?',
      'What happens to the price when the scope changes?',
    ],
    shows: { page: true, home: true },
    metaDescription:
      'Custom web and mobile software from BN Technologies: how a project runs, what you receive, what we need from you and what is not included.',
    caseStudies: ['voting-digitalization', 'retail-omnichannel'],
  },
  {
    id: 'cloud-solutions',
    title: 'Cloud Solutions',
    shortTitle: 'Cloud Solutions',
    icon: 'cloud',
    summary:
      'Planning, moving and running systems in the cloud, with costs you can follow and backups that have been restored.',
    description:
      'We plan which of your systems belong in the cloud, move them in a safe order, and set up everything around them: access, backups, monitoring and cost control. Systems that are better left alone stay where they are.',
    features: [
      'Inventory of your systems and a written plan for each of them',
      'Migration in stages, each with a tested way back',
      'Infrastructure described as code, so it can be rebuilt',
      'Backups that are restored on a schedule, not just made',
      'Budgets, alerts and a monthly view of what each system costs',
    ],
    whatWeDo: [
      'We work with AWS, Microsoft Azure and Google Cloud, and with private servers where rules or costs call for them. We set up new environments, move existing systems, and tidy up accounts that have grown without a plan.',
      'A move is not always worth it. The plan names the systems that should be moved as they are, changed first, replaced, switched off or left alone.',
    ],
    phases: [
      {
        name: 'Inventory',
        description: 'Which systems exist, who uses them, what depends on what, what they cost today.',
      },
      {
        name: 'Plan',
        description: 'An order of moves, expected running costs, allowed downtime and the rules for your data.',
      },
      {
        name: 'Foundation',
        description: 'Accounts, access, networks, logging and backups, before the first system arrives.',
      },
      {
        name: 'Moves',
        description: 'One system at a time, rehearsed on a copy, with a decision point and a way back.',
      },
      {
        name: 'Handover',
        description: 'Documents, training and a review of costs after the first full billing period.',
      },
    ],
    duration:
      'How long it takes depends on the number of systems and the downtime each can tolerate. The plan gives a date for each move.',
    receive: [
      'The inventory and the plan, useful even if someone else carries them out.',
      'Accounts in your name, with you as the owner.',
      'The infrastructure as code, in a repository you control.',
      'A record of a successful restore for each system with data.',
      'A runbook: how to start, stop, restore and extend what we built.',
    ],
    need: [
      'The list of systems you know about, however incomplete.',
      'Access to current servers, or an introduction to whoever hosts them.',
      'Your rules on where data may be stored.',
      'Agreed times at which a system may be unavailable.',
    ],
    excluded: [
      'The bills of the cloud provider, which you pay directly.',
      'Licences of the software that is moved.',
      'Rewriting applications, unless the plan names it as a separate piece of work.',
    ],
    questions: [
      'Whose name is the account in, and who has full access to it?',
      'When was a backup last restored, and how long did it take?',
      'What would it cost to leave this provider?',
      'Who notices a rising bill, and how soon?',
    ],
    shows: { page: true, home: true },
    metaDescription:
      'Cloud planning, migration and operation by BN Technologies: staged moves with a way back, tested backups, and accounts in your own name.',
    caseStudies: ['banking-transformation', 'healthcare-modernization'],
  },
  {
    id: 'data-analytics',
    title: 'Data Analytics',
    shortTitle: 'Data Analytics',
    icon: 'chart-column',
    summary:
      'One agreed set of figures, drawn from your own systems, that people can find, trust and use for a decision.',
    description:
      'We bring data from your systems together, check it, and turn it into reports that answer real questions. We start with the decisions to be made, not with the tool.',
    features: [
      'Definitions of your key figures, agreed and written down',
      'Automatic loading from your systems, with checks on every run',
      'Dashboards built for specific people and decisions',
      'Forecasts and models with a stated margin of error',
      'Access rules and deletion periods for personal data',
    ],
    whatWeDo: [
      'We build the path from the systems where data is entered to the page where it is read: extraction, cleaning, storage, definitions and reports. Where it helps, we add forecasts or machine-learning models.',
      'Most of the effort goes into definitions and data quality. Two departments that count customers differently will not trust the same dashboard.',
    ],
    phases: [
      { name: 'Questions', description: 'We collect the decisions that the figures should support, and rank them.' },
      { name: 'Sources', description: 'We look at where the data lives, how complete it is and who may see it.' },
      { name: 'First report', description: 'One question answered end to end with real data, to test the whole path.' },
      { name: 'Extension', description: 'Further sources and reports in the agreed order.' },
      { name: 'Handover', description: 'Your people learn to change reports and to read the quality checks.' },
    ],
    duration: 'The first report tells us how good the data is; dates for the rest are agreed after it.',
    receive: [
      'A data store in your name, with a description of every table.',
      'The loading jobs and transformations as code, with tests.',
      'Reports and dashboards for the agreed questions.',
      'A glossary of figures with an owner for each.',
    ],
    need: [
      'Someone from the business who knows what the figures should mean.',
      'Read access to the source systems.',
      'A decision on who may see which data.',
      'Time to check early results against what you know.',
    ],
    excluded: [
      'Correcting wrong entries in your source systems; we report them.',
      'Licences for reporting tools.',
      'Buying data about people from third parties.',
    ],
    questions: [
      'How will we notice when a figure is wrong?',
      'Can we change a report ourselves?',
      'Where is the data stored, and who can read it?',
      'How is a forecast’s accuracy measured once it is in use?',
    ],
    shows: { page: true, home: true },
    metaDescription:
      'Data analytics from BN Technologies: agreed definitions, checked data loading, dashboards for named decisions, and forecasts with stated error.',
    caseStudies: ['retail-omnichannel', 'healthcare-modernization'],
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity',
    shortTitle: 'Cybersecurity',
    icon: 'shield-check',
    summary:
      'Finding the weaknesses that matter, closing them in order of risk, and being ready for the day something happens.',
    description:
      'We examine systems, access and habits, show which weaknesses could really hurt you, and help you close them. The result is a list in order of risk, with what to do, who does it and how to check that it is done.',
    features: [
      'Security review of applications, cloud accounts and networks',
      'Penetration tests within limits agreed in writing',
      'Access control: single sign-on, second factor, least privilege',
      'Logging and alerts that a named person receives',
      'Incident plan, rehearsed with the people who would carry it out',
    ],
    whatWeDo: [
      'We review and test, and we also repair. Each finding comes with a concrete remedy, and on request we carry it out with your team.',
      'We look at the ordinary causes of trouble first: reused passwords, missing updates, open storage, forgotten accounts, untested backups.',
    ],
    phases: [
      {
        name: 'Scope',
        description: 'Which systems, which methods, which times, who is informed. Signed before any test begins.',
      },
      { name: 'Review and test', description: 'Automated tools first, then manual work where a tool cannot judge.' },
      { name: 'Urgent findings', description: 'Reported to you as soon as we have confirmed them, not at the end.' },
      { name: 'Report', description: 'Findings in order of risk, with evidence, remedy and effort.' },
      { name: 'Repair and second test', description: 'We check that each fix holds.' },
    ],
    duration: 'The duration depends on the scope and is set in the proposal.',
    receive: [
      'A report that can be read by management, with a technical part for those who fix things.',
      'A list of remedies with owner and date.',
      'The result of the second test.',
      'An incident plan with contacts, decisions and first steps.',
    ],
    need: [
      'Written permission from the owner of each system to be tested.',
      'A contact who can be reached during tests.',
      'Test accounts for every role.',
      'Recent backups of whatever is tested.',
    ],
    excluded: [
      'A guarantee against every attack. Nobody can give one.',
      'Certification: we can prepare you, but an accredited body must certify.',
      'Legal advice on reporting duties after an incident.',
    ],
    questions: [
      'How much is tested by hand, and how much by a tool?',
      'Who sees our findings, where are they kept, and when are they deleted?',
      'Is the second test included?',
      'What do you do if a test disturbs our operation?',
    ],
    shows: { page: true, home: true },
    metaDescription:
      'Security reviews, penetration tests, access control and incident plans from BN Technologies, with findings in order of risk and a second test.',
    caseStudies: ['voting-digitalization', 'banking-transformation'],
  },
  {
    id: 'it-consulting',
    title: 'IT Consulting',
    shortTitle: 'IT Consulting',
    icon: 'compass',
    summary: 'A clear second opinion on systems, suppliers and plans, written so that you can decide and act on it.',
    description:
      'We help you decide before money is spent: which systems to keep, what to buy or build, which supplier to choose, and in what order to proceed. You receive options with costs, risks and a recommendation.',
    features: [
      'Review of existing systems, contracts and running costs',
      'Technology roadmap with order, effort and dependencies',
      'Comparison of products and suppliers against your own criteria',
      'Rescue plans for projects that have stalled',
      'Requirements and tender documents that suppliers can price',
    ],
    whatWeDo: [
      'We answer questions that cross departments: why does this process take so long, should we renew this contract, will this system last another five years, is this offer reasonable?',
      'We also build software. When our advice could lead to work for us, we say so, and the documents are written so that others can bid.',
    ],
    phases: [
      { name: 'Question', description: 'We agree in one page what is to be decided, by whom and by when.' },
      { name: 'Facts', description: 'Interviews, documents, measurements and a look at the systems themselves.' },
      { name: 'Options', description: 'Two to four ways forward, including doing nothing, with cost and risk.' },
      { name: 'Recommendation', description: 'Presented to those who decide, with time for disagreement.' },
      { name: 'Follow-up', description: 'On request, we represent you during implementation.' },
    ],
    duration: 'The date of the recommendation is agreed in the first step.',
    receive: [
      'A short written report with its sources.',
      'A roadmap or comparison table that you can edit.',
      'A list of the assumptions we made and of what would change our advice.',
    ],
    need: [
      'The question, and the name of the person who will decide.',
      'Contracts, invoices and documents about the systems concerned.',
      'Interviews with the people who use and run them.',
      'Openness about budget and limits.',
    ],
    excluded: [
      'Implementation, unless it is ordered separately.',
      'Hidden commissions: if we would earn anything from a supplier we name, the report says so.',
      'Legal or tax advice on contracts.',
    ],
    questions: [
      'Do you earn anything if we follow your advice?',
      'Who exactly will do the work?',
      'Which facts would make you change the recommendation?',
      'May we give the report to other bidders?',
    ],
    shows: { page: true, home: false },
    metaDescription:
      'IT consulting from BN Technologies: system reviews, roadmaps, supplier comparisons and rescue plans, with options, costs and risks in writing.',
    caseStudies: ['banking-transformation', 'healthcare-modernization'],
  },
  {
    id: 'managed-services',
    title: 'Managed Services',
    shortTitle: null,
    icon: 'server-cog',
    summary:
      'We watch, update, back up and support your systems under a written agreement, so that your team can do its own work.',
    description:
      'We take over the day-to-day operation of agreed systems: monitoring, updates, backups, access and user support. The agreement states what is covered, how fast we respond and how you can leave.',
    features: [
      'Monitoring of availability, errors, storage and certificates',
      '24/7 support for managed-service clients',
      'Planned updates, announced beforehand and tested first',
      'Backups with restore tests on an agreed schedule',
      'A regular report on incidents, changes and costs',
    ],
    whatWeDo: [
      'We run applications, servers, cloud accounts and databases, whether we built them or not. We examine each system before we take it over: nobody can honestly promise response times for a system they have not seen.',
      'All requests come in through one channel, get a reference number, and are handled in order of how many people they affect.',
    ],
    phases: [
      {
        name: 'Assessment',
        description: 'Condition, documents, access, known problems and what must be repaired first.',
      },
      {
        name: 'Agreement',
        description: 'Covered systems, hours, response times by severity, price and notice period.',
      },
      {
        name: 'Takeover',
        description: 'Access changed and recorded, monitoring and backups set up, first restore test.',
      },
      { name: 'Operation', description: 'Requests, updates and reports as agreed.' },
      { name: 'Review', description: 'At agreed intervals we look at incidents and change what causes them.' },
    ],
    duration: 'The agreement sets its term and notice period, and includes a handover back to you.',
    receive: [
      'A written service agreement with response times.',
      'A round-the-clock contact for urgent cases.',
      'A regular report: incidents, causes, changes, restore tests.',
      'Up-to-date documents on every covered system.',
    ],
    need: [
      'A list of systems and the owner of each.',
      'Administrative access, in your name and revocable by you.',
      'One person who may approve changes, and a deputy.',
      'Notice before large events such as campaigns or audits.',
    ],
    excluded: [
      'New features and larger changes, which we quote as projects.',
      'Repair of hardware, unless agreed with its supplier.',
      'Support for systems that are not named in the agreement.',
    ],
    questions: [
      'What is the difference between response time and repair time in this contract?',
      'Who answers at three in the morning, and what may they do?',
      'When was the last restore test, and can we see the record?',
      'How do we get everything back when we leave?',
    ],
    shows: { page: true, home: false },
    metaDescription:
      'Managed services from BN Technologies: monitoring, updates, backups and 24/7 support under a written agreement, with a handover when you leave.',
    caseStudies: ['healthcare-modernization', 'banking-transformation'],
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing',
    shortTitle: 'Digital Marketing',
    icon: 'megaphone',
    summary: 'Search, content, email and advertising that lead to enquiries you can count, measured with consent.',
    description:
      'We help the right people find you and understand what you offer. We start with the website itself, because advertising a slow or unclear page wastes money, then work on search, content, email and paid campaigns.',
    features: [
      'Technical search optimisation: speed, structure, indexing',
      'Content plans and articles written with your specialists',
      'Newsletters with confirmed sign-up and easy unsubscribing',
      'Paid campaigns in accounts that belong to you',
      'Reports that count enquiries, not only clicks',
    ],
    whatWeDo: [
      'We look at how people search for what you offer, what they find, and where they give up. Then we improve the pages, write what is missing, and use paid campaigns where they pay for themselves.',
      'Copy is written or checked by someone fluent in the language. The proposal names the languages we can staff for your project.',
    ],
    phases: [
      { name: 'Goals', description: 'What counts as a result, how it is counted, and what one is worth to you.' },
      { name: 'Starting point', description: 'Site speed, search visibility, existing campaigns and figures.' },
      { name: 'Plan', description: 'Measures in order of expected effect, with a monthly budget.' },
      { name: 'Work', description: 'Pages, copy, emails and campaigns, each approved by you before it is published.' },
      { name: 'Review', description: 'Every month we compare results with the goals and move the budget.' },
    ],
    duration: 'Paid campaigns can be judged after a few weeks. Search and content take months.',
    receive: [
      'A plan with measures, owners and dates.',
      'Copy, pages, emails and advertisements that you may keep using.',
      'Advertising and measuring accounts in your name.',
      'A monthly report with results, spending and next steps.',
    ],
    need: [
      'Somebody who knows the subject and can be interviewed.',
      'Approval of texts within the agreed time.',
      'Access to the website and to existing accounts.',
      'Figures on what becomes of your enquiries.',
    ],
    excluded: [
      'The money paid to advertising platforms.',
      'A guaranteed position in search results, which nobody can honestly sell.',
      'Bought followers, bought reviews or email to purchased lists.',
    ],
    questions: [
      'Who owns the accounts and the data when the contract ends?',
      'Which part of the fee depends on how much we spend?',
      'How do you measure results while respecting consent?',
      'What would you stop doing first?',
    ],
    shows: { page: false, home: false },
    metaDescription:
      'Digital marketing from BN Technologies: search, content, newsletters and paid campaigns in your own accounts, judged by enquiries.',
    caseStudies: ['retail-omnichannel'],
  },
  {
    id: 'bpo-services',
    title: 'BPO Services',
    shortTitle: 'BPO Services',
    icon: 'headset',
    summary:
      'Recurring office work such as data entry, document handling and customer support, done to a written standard.',
    description:
      'Business process outsourcing (BPO) means that we take over a recurring task: entering and checking data, handling documents, answering customers. We write down how the task is done, do it to an agreed standard, and automate the parts that need no judgement.',
    features: [
      'Data entry and checking with a second pair of eyes',
      'Document handling: sorting, indexing, digitising',
      'Customer support by email, chat and telephone',
      'A process manual that you own and approve',
      'Automation of steps that need no judgement',
    ],
    whatWeDo: [
      'We take over tasks that repeat, can be described and can be checked. Each starts with a manual: inputs, rules, exceptions, and who decides in doubtful cases.',
      'Because we also build software, we look for steps that a program can do, and propose them with their cost and effect. You decide.',
    ],
    phases: [
      { name: 'Observation', description: 'We watch the task, count volumes and collect exceptions.' },
      {
        name: 'Manual and standard',
        description: 'How the task is done, how quality is measured, what error rate is acceptable.',
      },
      {
        name: 'Trial',
        description: 'A limited share of the work, checked completely and compared with your own results.',
      },
      { name: 'Takeover', description: 'Volume grows as quality holds; your people keep the final say.' },
      { name: 'Operation', description: 'Samples are checked, figures reported, the manual kept up to date.' },
    ],
    duration: 'The dates depend on the trial. We take over the full volume only once it has succeeded.',
    receive: [
      'The process manual, which stays with you.',
      'A regular report: volumes, times, errors, open questions.',
      'A named contact, and a way to reach us in urgent cases.',
      'A list of possible automations with effort and effect.',
    ],
    need: [
      'Examples of the work, including difficult ones.',
      'A person who decides exceptions.',
      'Access limited to what the task needs.',
      'A data processing agreement where personal data is involved.',
    ],
    excluded: [
      'Decisions that must stay with you, such as approving payments.',
      'Work that requires a licence or professional qualification we do not hold.',
      'Calls to people who have not agreed to be called.',
    ],
    questions: [
      'Who owns the process manual?',
      'How is quality measured, and who draws the sample?',
      'Where do the people work, and who can see our data?',
      'What happens when volumes double, or halve?',
    ],
    shows: { page: false, home: false },
    metaDescription:
      'Business process outsourcing by BN Technologies: data entry, documents and customer support to a written standard, starting with a checked trial.',
    caseStudies: ['retail-omnichannel'],
  },
]

export const servicesMeta = {
  title: 'Services',
  description:
    'Software development, cloud solutions, data analytics, cybersecurity, IT consulting and managed services: what each includes and how it runs.',
} as const

export const pageServices = services.filter((service) => service.shows.page)

export const homeServices = services.filter((service) => service.shows.home)

export const findService = (id: string) => services.find((service) => service.id === id)
