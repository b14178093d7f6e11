// Working documents at /docs: commitments to clients and applicants.
import type { ContentSection } from '#app/content/section.ts'

export type Doc = {
  slug: string
  title: string
  summary: string
  metaDescription: string
  /** A calendar date, YYYY-MM-DD. */
  updatedOn: string
  /** The questions that it answers: briefly here, in full in the part with that heading. */
  questions: readonly { question: string; answer: string; part: string }[]
  sections: readonly ContentSection[]
}

export const docsPage = {
  title: 'Documentation',
  intro: 'How we run projects, how we support what we built, how we handle data, and how the courses work.',
  description:
    'Working documents of BN Technologies: engagements, support and service levels, security and data handling, course handbook.',
  closingTitle: 'Not answered here?',
  closingText: 'Ask us. A person reads every message.',
} as const

export const docs: readonly [Doc, Doc, Doc, Doc] = [
  {
    slug: 'how-we-work',
    title: 'How we work',
    summary:
      'An engagement from the first message to handover: the steps, what you receive at each, and what we need from you.',
    metaDescription:
      'How an engagement with BN Technologies runs from enquiry to handover: steps, documents, decisions, pricing models and exit.',
    updatedOn: '2026-11-21',
    questions: [
      {
        question: 'What is in a proposal?',
        answer: 'The result, what is included and what is not, the price model, and the date until which it stands.',
        part: 'The proposal',
      },
      {
        question: 'What do I have after discovery?',
        answer: 'A findings report. It is yours, and another supplier could use it.',
        part: 'Step 1: Discovery',
      },
      {
        question: 'What if we part early?',
        answer: 'You receive the work in a state that somebody else can continue.',
        part: 'If it does not work out',
      },
    ],
    sections: [
      {
        heading: 'Before there is a project',
        paragraphs: [
          'Everything starts with a message through the contact page or the consultation form. The site confirms only after your message is stored, and shows a reference. Quote it if you write again.',
          'We reply {replyPromise}. If both offices are closed for all of that time, for example over a weekend, the 24 hours count from the next opening; the confirmation shows the time by which we reply. A person replies, with questions, with a proposal for a conversation, or with the reason why we are not the right supplier.',
          'The first conversation usually takes half an hour and is without obligation. You do not need a specification. It helps to know what is going wrong today, who is affected, what has been tried, which date matters and why, and who decides.',
        ],
      },
      {
        heading: 'The proposal',
        paragraphs: [
          'After the conversation you receive a written proposal. If the work is too unclear to propose, we offer a short paid discovery instead of guessing. A proposal always contains:',
        ],
        items: [
          'the result you will have at the end, described so that both sides can check it',
          'what is included, and a list of what is not',
          'the assumptions it rests on, and what happens if one turns out wrong',
          'the pricing model: fixed price, time and materials, or retainer',
          'who works on it, in which role and time zone',
          'what we need from you, and by when',
          'the date until which the proposal stands',
        ],
      },
      {
        heading: 'Step 1: Discovery',
        paragraphs: [
          'We talk to the people who use and run the present system, read what is documented, and look at the data and the interfaces. We write down what we found, including what we could not establish.',
          'You receive a findings report: the present situation, the constraints, the risks in order of weight, and the open questions with a name beside each. The report is yours and is written so that another supplier could use it.',
        ],
      },
      {
        heading: 'Step 2: Strategy',
        paragraphs: [
          'We turn the findings into a plan: what to build, change or leave alone, in what order, and how each step can be checked. Where a decision is expensive to reverse, we describe at least two options and say which we would take. Where a technology is new to your situation, we try it in a small proof of concept before the plan depends on it.',
          'You receive the plan, the list of decisions with their reasons, and an estimate per step. You can stop here. Nothing in the plan obliges you to build with us.',
        ],
      },
      {
        heading: 'Step 3: Implementation',
        paragraphs: [
          'We build in short cycles, usually of two weeks. Each cycle ends with something you can use on a test system, a short written report and a conversation about what comes next. The report says what was done, what was not, what was spent, and what is in doubt.',
          'All changes are reviewed by a second person and tested automatically before they reach the test system. Code, configuration and documents live in a repository you can read from the first day.',
          'A change of scope is written down with its effect on cost and date before anybody works on it. Small changes may be exchanged for planned work of the same size.',
        ],
      },
      {
        heading: 'Step 4: Optimization and handover',
        paragraphs: [
          'Going live is planned backwards from the worst case: how we notice that something is wrong, who decides to go back, and how going back works. We rehearse it. Afterwards we watch the system together for an agreed time, correct what real use brings to light, and remove what the old system no longer needs.',
          'The handover is complete when you hold:',
        ],
        items: [
          'the source code with its history, and the right to use it as the contract says',
          'all accounts, domains, keys and certificates in your own name',
          'an operations guide: start, stop, deploy, back up, restore, read the logs',
          'an administrator guide for the people who work with the system',
          'a list of known limits and of work deliberately left out',
          'a session with your team in which your people, not ours, carry out a deployment and a restore',
        ],
      },
      {
        heading: 'What we need from you',
        items: [
          'One person who may decide, and somebody who stands in for them',
          'Time from the people who know the daily work: most of it in discovery, some at the end of each cycle',
          'Access to systems and test data on the agreed date; a delay here delays the plan by as much',
          'An answer to open questions within the time the plan allows',
          'Early notice of anything that limits us: sector rules, contracts with other suppliers, holidays, change freezes',
        ],
      },
      {
        heading: 'How long it takes',
        paragraphs: [
          'A simple site usually takes 4-6 weeks from the agreed proposal. Enterprise work takes up to several months and is split into steps that are useful on their own. Every proposal gives a range and says what could change it.',
        ],
      },
      {
        heading: 'If it does not work out',
        paragraphs: [
          'Tell the person you work with first, or write through the contact page if you would rather not. A concern is answered in writing. Either side may end an engagement as the contract says. In every case you receive the work as it stands, in a state somebody else can continue, and a list of what is unfinished.',
        ],
      },
    ],
  },
  {
    slug: 'support-and-service-levels',
    title: 'Support and service levels',
    summary:
      'When support is open, how a problem is graded, what a response is, and what happens in a serious incident.',
    metaDescription:
      'Support at BN Technologies: office hours, 24/7 cover for managed-service clients, severity levels, response and escalation.',
    updatedOn: '2026-11-21',
    questions: [
      {
        question: 'Who is covered at night and at weekends?',
        answer: 'Managed-service clients, for the systems and severity levels in their contract.',
        part: 'Who is covered, and when',
      },
      {
        question: 'Who decides how severe a problem is?',
        answer: 'You propose it. While we disagree, the higher one applies.',
        part: 'Severity levels',
      },
      {
        question: 'When does the clock start and pause?',
        answer: 'It starts with a report in covered time and pauses while we wait for you.',
        part: 'When the clock runs',
      },
      {
        question: 'What happens when production is down?',
        answer: 'One named person leads. The service is restored first; the cause comes after.',
        part: 'A severity 1 incident, step by step',
      },
    ],
    sections: [
      {
        heading: 'What this document is',
        paragraphs: [
          'It defines the words our support contracts use, so that both sides mean the same thing by them. Response times in hours are agreed in the contract, because they depend on the system, the cover and the price. Where this document and a signed contract differ, the contract decides.',
        ],
      },
      {
        heading: 'Who is covered, and when',
        items: [
          'Office-hours support: {openingHours}. The contract names the office whose hours and public holidays count.',
          '24/7 support: only for managed-service clients, and only for the systems and the severity levels the contract lists.',
          'Warranty: faults in delivered work, for the time the contract states. It follows office hours unless agreed otherwise.',
          'Everybody else: questions through the contact page, answered {replyPromise} as described there.',
        ],
        paragraphs: [
          'Seoul works on Korean time (UTC+9) and Buea on West Africa time (UTC+1). Neither changes its clocks in summer. The two offices together cover 12:00 AM to 5:00 PM UTC on a working day; the shared hour from 8:00 AM to 9:00 AM UTC is used to hand over open cases.',
        ],
      },
      {
        heading: 'Severity levels',
        paragraphs: [
          'Severity describes the effect on your work, not the effort of the repair. You propose it when you report; we may propose another with a reason. While we disagree, the higher one applies.',
        ],
        items: [
          'Severity 1, critical: the production system is down, data is being lost or exposed, or a core process is impossible for all users, and there is no workaround.',
          'Severity 2, high: a core process is badly impaired or works for only part of the users, or a severity 1 problem has a workaround that cannot be kept up for long.',
          'Severity 3, normal: a function is faulty, the effect is limited, or there is an acceptable workaround.',
          'Severity 4, low: a cosmetic fault, a question, a wish, or a request for a change.',
        ],
      },
      {
        heading: 'What is measured',
        paragraphs: [
          'For each severity level the contract may set a target for some or all of the following. What is not in the contract has no target.',
        ],
        items: [
          'Acknowledgement: the report has a number and you have been told it. An automatic email counts as an acknowledgement only.',
          'Response: a qualified person has read the report, confirmed or discussed its severity, and told you what happens next. An automatic email is not a response.',
          'Update: you hear what is known and what is being tried, even if nothing has changed.',
          'Workaround: the core process is possible again, perhaps with more effort or fewer functions.',
          'Resolution: the cause is removed, or you have accepted the workaround as the solution.',
        ],
      },
      {
        heading: 'When the clock runs',
        paragraphs: [
          'The clock starts when a report arrives by the channel agreed in the contract during covered time. A report outside covered time counts from the next opening. Severity 1 reports under 24/7 cover must be made by telephone, because an email can go unseen.',
          'The clock pauses while we wait for information, access or a decision that only you can give, and while an outage lies with a supplier you chose. We tell you when it pauses and why. It does not pause over a supplier we chose.',
        ],
      },
      {
        heading: 'How to report',
        items: [
          'What you tried to do, what you expected, and what happened instead',
          'When it began, and whether it happens every time',
          'Who is affected: one person, one site, everyone',
          'The exact words of any error message, with the reference if one is shown',
          'What changed shortly before, also outside the system',
          'How to reach the person who can answer questions now',
        ],
        paragraphs: [
          'Please do not send passwords, and no more personal data than we need to see the fault. A screenshot with names blacked out is usually enough.',
        ],
      },
      {
        heading: 'A severity 1 incident, step by step',
        items: [
          'One person on our side leads and is named to you. They coordinate and do not repair.',
          'First restore the service, then look for the cause. Evidence is kept before anything is restarted or changed.',
          'Updates come at the interval the contract sets, through one channel, in plain words.',
          'A change made in a hurry is reviewed and made properly once the service is back.',
          'Afterwards you receive a written account: what happened, in what order, why, what we did, and what will be changed so that it does not happen again. It looks for causes and blames nobody.',
        ],
      },
      {
        heading: 'Planned work and changes',
        paragraphs: [
          'Maintenance that you will notice is announced beforehand and placed in the window agreed in the contract. The announcement says what will be unavailable, for how long, and how we go back if it fails. Urgent security fixes may come at shorter notice; you are told before, or at the latest while they are made.',
          'New functions are not support. They are estimated and agreed like any other work, and a retainer can cover them.',
        ],
      },
      {
        heading: 'Escalation',
        paragraphs: [
          'If a case does not move, ask for escalation; no reason is required. It goes to the person responsible for your contract, then to management. The names and numbers are in your contract. For a contract that has no such list, use: [Escalation contact – to be confirmed].',
        ],
      },
      {
        heading: 'What support does not include',
        items: [
          'Faults caused by changes that others made without telling us, although we help to find them',
          'Equipment, networks and software outside the list in the contract',
          'Versions of third-party software that their makers no longer maintain, once we have warned you in writing',
          'Training, data entry and content work, unless agreed',
        ],
      },
    ],
  },
  {
    slug: 'security-and-data-handling',
    title: 'Security and data handling',
    summary:
      'What data this website takes in, how it is stored and protected, who can see it, and how we treat the data of client projects.',
    metaDescription:
      'How BN Technologies stores and protects enquiries, applications and client data: access, sessions, backups and retention.',
    updatedOn: '2026-11-21',
    questions: [
      {
        question: 'What does this website store about me?',
        answer: 'What you type into a form, and nothing that follows you.',
        part: 'What this website takes in',
      },
      {
        question: 'Who can read my message?',
        answer: 'Signed-in staff only. What they do with it is recorded.',
        part: 'Who can see it',
      },
      {
        question: 'How do you handle our data in a project?',
        answer: 'The least access that does the job, and made-up or masked data for development.',
        part: 'Client projects',
      },
      {
        question: 'How do I report a weakness?',
        answer: 'To us first, at the address in security.txt.',
        part: 'Reporting a weakness',
      },
    ],
    sections: [
      {
        heading: 'Scope',
        paragraphs: [
          'The first part describes this website: what happens to the data you give us through it. The second part describes how we treat data in client projects, as far as that is the same for all of them. The privacy notice says the same in legal terms and lists periods and processors.',
        ],
      },
      {
        heading: 'What this website takes in',
        items: [
          'Enquiries: name, email address and message, and if you choose phone, company, subject and the services you ask about',
          'Course applications: first and last name, email address, experience level, the course, and if you choose phone and a message',
          'Newsletter subscriptions: name, email address, the page you subscribed from, and the record of what you agreed to and when you confirmed',
          'Staff accounts: name, email address, role, and a hash of the password',
        ],
        paragraphs: [
          'There are no visitor accounts, no advertising, and no analytics service that follows visitors. Please do not send health data, identity documents, passwords or payment data through a form.',
        ],
      },
      {
        heading: 'Stored before it is acknowledged',
        paragraphs: [
          'When you send a form, the record and the emails it leads to are written to our database in one step and forced to disk. Only then does the page say thank you. If storing fails, the page says so and keeps what you typed.',
          'Email is sent later, from a queue. If the email service is down, your enquiry is still safe and visible to staff, and sending is retried.',
          'Until your message is acknowledged, a copy of what you typed may be kept in your own browser, so that a lost connection does not cost you the text. It stays in that browser tab and is removed after the acknowledgement.',
        ],
      },
      {
        heading: 'Who can see it',
        paragraphs: [
          'Only signed-in staff. Every staff page and every staff action checks on the server that the person is signed in, that the account is active, and that its role allows this. Accounts are created by invitation; there is no public registration and there are no default passwords.',
          'What staff do with records, such as changing a status, exporting or erasing, is recorded with the person and the time.',
        ],
      },
      {
        heading: 'Passwords and sessions',
        items: [
          'Passwords are stored only as Argon2id hashes. Common passwords are refused.',
          'A session is a random identifier in a cookie that scripts cannot read. The database keeps only a hash of it.',
          'A session ends after 12 hours without use and in any case after 14 days.',
          'Changing or resetting a password ends all other sessions and sends a notice to the account.',
          'Reset links work once, for 60 minutes. The answer to a reset request is the same whether or not the address has an account.',
          'Repeated sign-in attempts are slowed down and then refused for a time.',
        ],
      },
      {
        heading: 'Protection of the site itself',
        items: [
          'Forms accept only the fields they show, with limits on length and size. Posts that come from other sites are refused.',
          'Pages allow only scripts that were part of the page as we built it. Fonts, styles and images come from our own server.',
          'Messages that look automated are set aside for a person to check. Sending is limited per network address; the limit is kept as a keyed hash, not as the address.',
          'The request log has method, page, status and time. Reset tokens and email addresses are blanked out of logged addresses.',
          'Links in emails only open a page. Nothing changes until you press the button there, so an email scanner that follows links cannot confirm or unsubscribe for you.',
        ],
      },
      {
        heading: 'Backups',
        paragraphs: [
          'A backup is a consistent copy of the whole database. Each copy is checked for integrity before it counts as a backup, and there is a command that verifies and one that restores it. A backup is also made before every change to the structure of the database.',
          'How often backups run and how long copies are kept: [Backup schedule and retention – to be confirmed]. A record that is erased from the database remains in older copies until they expire. If an older copy has to be restored, staff repeat the erasures made since then.',
        ],
      },
      {
        heading: 'How long data is kept',
        paragraphs: [
          'Every kind of record has a period, after which it is deleted automatically. The privacy notice has the full table. In short: completed enquiries 24 months, spam 30 days, rejected applications 12 months, accepted ones 36 months, unconfirmed newsletter requests 7 days, the text of sent email 90 days.',
        ],
      },
      {
        heading: 'Client projects',
        paragraphs: [
          'What we may do with your data is agreed in the contract. These rules hold unless it says otherwise:',
        ],
        items: [
          'We ask for the least access that does the job, in named accounts, and give it back when the job is done.',
          'We develop with made-up or masked data. Real personal data stays in your systems.',
          'Secrets are kept out of source code and out of email. If one gets there by mistake it is replaced, not just deleted.',
          'Changes are reviewed by a second person before they are released.',
          'Dependencies are listed with their versions and checked against published advisories.',
          'At the end we return or delete what we hold and confirm it in writing.',
        ],
      },
      {
        heading: 'Reporting a weakness',
        paragraphs: [
          "If you find a weakness in this site, please tell us before you tell others. The address is in /.well-known/security.txt. Say what you did and what you saw; do not look at other people's data, change anything or disturb the service. We answer and tell you what we do about it.",
        ],
      },
      {
        heading: 'Certificates',
        paragraphs: [
          'We hold no security certificate at present. If your sector requires one, or if data must be stored in a particular place, ask us before you send data.',
        ],
      },
    ],
  },
  {
    slug: 'course-handbook',
    title: 'Course handbook',
    summary:
      'For applicants and participants of the web development courses: applying, how we decide, schedule, tasks, conduct and withdrawal.',
    metaDescription:
      'Handbook for the web development courses: how to apply, how applications are judged, levels, tasks, conduct and withdrawal.',
    updatedOn: '2026-11-22',
    questions: [
      {
        question: 'Which course should I start with?',
        answer: 'An order for each path, and what to do if you are between two levels.',
        part: 'Choosing where to start',
      },
      {
        question: 'Who decides on my application, and how?',
        answer: 'A person decides every one; no program does.',
        part: 'How an application is judged',
      },
      {
        question: 'When do I have to pay?',
        answer: 'You owe nothing until you have agreed to the dates and the price.',
        part: 'From acceptance to the first day',
      },
      {
        question: 'How much work is it a week?',
        answer: 'Tasks divided by weeks, at hours that suit you.',
        part: 'Schedule and tasks',
      },
    ],
    sections: [
      {
        heading: 'The courses',
        paragraphs: [
          'There are fourteen courses on two paths: eight on the front end and six on the back end. Each course page shows its number of tasks, its duration in weeks and its level. You apply for one course at a time and may apply for others too.',
        ],
        items: [
          'Beginner: no experience of programming is needed. You should be at ease with a computer and a browser.',
          'Intermediate: you can write small programs or pages on your own in the language the course builds on.',
          'Advanced: you use the underlying technology regularly and want to work with it in larger programs.',
        ],
      },
      {
        heading: 'Choosing where to start',
        paragraphs: [
          'For the front end, a sensible order is HTML and CSS basics, Git and the terminal, JavaScript basics, then the advanced courses and one framework. For the back end, take SQL basics with either Python or, if you know JavaScript, Node.js. If you are unsure between two levels, apply for the lower one and say so in the message: we will tell you if it would be too easy.',
        ],
      },
      {
        heading: 'Applying',
        paragraphs: [
          'Use the enrolment form of the course. It asks for first and last name, email address, your experience (beginner, intermediate or advanced) and your agreement to the terms. Phone and message are optional.',
          'In the message, tell us what you have built or tried, why this course, which hours you can work in and in which time zone, and whether you need anything to take part, such as material for a screen reader. You may add a CV as a PDF of up to 5 MB; send no other documents or certificates.',
          'The page confirms when your application is stored and shows its reference. An email follows.',
        ],
      },
      {
        heading: 'How an application is judged',
        items: [
          'New: the application has arrived and nobody has read it yet.',
          'Reviewing: a person is reading it. We look at whether the level fits, whether your hours fit the schedule, and whether there is a place.',
          'Interview: we would like to talk. It is a conversation of about 20 minutes about what you know and want, not an examination. Not every application needs one. An email gives the time in Seoul, in Buea and where you are, or in universal time if we do not know your time zone, with a file for your calendar. If the time changes or the interview is cancelled, we email you again.',
          'Accepted: you have been offered a place, and an email says what comes next. If we accept you by mistake, we withdraw the offer and write to you.',
          'Rejected: we cannot offer a place. We normally tell you by email, and you may ask for the reason.',
          'Withdrawn: you have withdrawn it, or asked us to.',
        ],
        paragraphs: [
          'A person decides every application; no program does. Your name, origin, age, gender, beliefs or a disability play no part. A rejected or withdrawn application can be reconsidered if something has changed: write to us with the reference.',
        ],
      },
      {
        heading: 'From acceptance to the first day',
        paragraphs: [
          'Acceptance creates a course place, which is pending at first. We then tell you the start date, the hours and, if there is a price, the price and how to pay. The place is confirmed once you have agreed to these. You owe nothing until then. If we set a date for your answer and it passes, the place may go to the next applicant. At the end of the course the place is marked as completed.',
          'A course is held in runs. Once the dates of the next run are set, the course page shows its first day and the seats left. When a run is full, you can be accepted for its waiting list; the email says so. When a place is cancelled or seats are added, they go to those who have waited longest, and we email them. Waiting is free and commits you to nothing. The link that /status emails you shows your place.',
        ],
      },
      {
        heading: 'Schedule and tasks',
        paragraphs: [
          'The duration on the course page is the planned number of weeks. The schedule is flexible: tasks can be done at hours that suit you, within the weeks of the course. Dates for meetings with the instructor are given with their time zone, because participants may be in Korea, in Cameroon or elsewhere.',
          'A course consists of practical tasks, each with a description and a way to tell that it is done. Divide the number of tasks by the number of weeks to see the pace: JavaScript basics, with 106 tasks in 8 weeks, comes to about 13 a week, most of them short. Redux, with 72 tasks in 8 weeks, comes to 9.',
          'You need your own computer and an internet connection. The course uses free software.',
        ],
      },
      {
        heading: 'Falling behind',
        paragraphs: [
          'Tell the instructor early. Together you can reorder tasks, leave out optional ones or move to a later run of the same course if there is one. Missing a week is normal; silence for two weeks leads to an email asking whether you wish to continue.',
        ],
      },
      {
        heading: 'Conduct',
        items: [
          'Treat everybody with respect, in words, in code reviews and in private messages. Harassment leads to exclusion.',
          'Help others to understand; do not hand them finished solutions.',
          'Hand in what you wrote and can explain. Credit code you did not write yourself, including code a program generated for you.',
          'Do not pass on course material or the personal details of other participants.',
          'Report a problem to the instructor, or through the contact page if it concerns the instructor.',
        ],
      },
      {
        heading: 'What we do not promise',
        paragraphs: [
          'We do not promise a certificate, a grade or a job. Job placement assistance means help with a curriculum vitae, a portfolio and preparing for interviews; whether an employer hires you is the decision of the employer. If you need proof that you took part, ask: we confirm in writing which course you attended and which tasks you completed.',
        ],
      },
      {
        heading: 'Discount code',
        paragraphs: [
          'When a promotion is running, the courses page shows it together with its code. Such a code is for your first course only; it works from its first to its last day, if it has one, and while uses remain. Enter it with Apply Discount before you apply, and it is carried into the enrolment form.',
          'The code is stored with your application and used up on acceptance. At that moment we check again, by email address, that it is your first course, and that uses remain. If an acceptance is taken back, the use does not count. A code cannot be exchanged for money, combined with another or applied afterwards.',
        ],
      },
      {
        heading: 'Withdrawing',
        paragraphs: [
          'You may withdraw an application at any time before the decision, without a reason: use the link that /status emails you, or write to us with the reference. Any interview is then cancelled. After acceptance, write to us to cancel the place. A cancelled place can be reinstated: with a seat if there is one, otherwise at the end of the waiting list. Money already paid: [Refund terms – to be confirmed].',
        ],
      },
      {
        heading: 'Your data',
        paragraphs: [
          'A rejected or withdrawn application is deleted after 12 months, an accepted one after 36 months. You can ask for a copy or for earlier deletion; the privacy notice says how. Minimum age: [Minimum age for courses – to be confirmed].',
        ],
      },
    ],
  },
]

export const findDoc = (slug: string): Doc | undefined => docs.find((doc) => doc.slug === slug)
