// The three legal pages in English; ko.ts and fr.ts have the same text. A section with `table` is followed by a table
// generated from retention.ts, processors.ts or cookies.ts.
export type LegalTable = 'retention' | 'processors' | 'cookies' | 'storage'

type LegalSection = {
  heading: string
  paragraphs?: readonly string[]
  items?: readonly string[]
  table?: LegalTable
}

export type LegalDocument = {
  slug: 'privacy' | 'terms' | 'cookies'
  title: string
  summary: string
  metaDescription: string
  version: string
  effectiveOn: string
  sections: readonly LegalSection[]
}

export const privacyNotice: LegalDocument = {
  slug: 'privacy',
  title: 'Privacy',
  summary: 'What personal data this website collects, why, who sees it, how long it is kept, and your rights.',
  metaDescription:
    'Privacy notice of the {company} website: what data we collect, why, who receives it, how long it is kept and your rights.',
  version: '1.0',
  effectiveOn: '[Effective date – to be confirmed]',
  sections: [
    {
      heading: 'In short',
      items: [
        'If you only read this site, we store nothing about you and set no cookie.',
        'If you send a form, we store what you typed in order to answer you.',
        'We do not sell data, show advertising or follow you across sites.',
        'You can ask for a copy of your data, or for it to be corrected or erased.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{company} is responsible for the data this website collects. Registered name and address: [Registered company name and address – to be confirmed].',
        'For questions about privacy, use the contact page and begin the subject with the word Privacy. You can also write to [Privacy email address – to be confirmed]. Person responsible for data protection: [Name of the privacy officer – to be confirmed].',
      ],
    },
    {
      heading: 'When you read the site',
      paragraphs: [
        'To send you a page, the server needs the network address of your device for as long as the request lasts. Our request log has the method, the page, the status and the time of each request, without your network address. The hosting provider may keep a connection log of its own for security.',
        'There is no analytics service, no advertising network, no social media widget and no font or script from another company.',
      ],
    },
    {
      heading: 'When you send an enquiry',
      paragraphs: [
        'We store your name, email address and message, and if you give them your phone number, company, subject and the services you chose. With them we store the time, the language, the form you used, the page you sent it from and any campaign named in its address (utm), and what the page was about, for example a service or product. We use this to answer you, and to prepare an offer if you ask for one. The legal basis is that you asked us to take steps before a contract, or our legitimate interest in answering you.',
        'You receive an acknowledgement by email. Staff see the enquiry, reply to it and may add notes. We store our replies with the enquiry, drafts of them, and whether each email arrived, bounced or was reported as unwanted.',
        'If you answer our emails, we store your answer with the enquiry, including its attachments and the text it quotes; the same goes for course applications. An email that we cannot match is kept apart until a person has looked at it.',
        'With the reference and your email address you can have a link emailed to you that shows where the enquiry stands. There you can add to what you sent, or withdraw the enquiry; both are stored with it. We keep a hash of the link until it expires.',
      ],
    },
    {
      heading: 'When you apply for a course',
      paragraphs: [
        'We store your first and last name, email address, experience level, language, the course with its level and duration, the version of the terms you agreed to, and if you give them your phone number, message, discount code and the file with your CV, which only staff who may read applications can open. We use this to decide on your application and to run the course. The legal basis is that you asked us to take steps before a contract, and later the contract itself.',
        'If you apply again for the same course while your application is open, we keep the new answers with it, and a person decides whether they replace the earlier ones. A new CV is kept beside the earlier one.',
        'A person decides on every application. If you used a discount code, we compare your email address with earlier applications to see whether this is your first course.',
        'With your application we also store what follows from it: the time and place of an interview, your time zone as far as we know it, the decision, and your course place with its run, its state, the price we told you and whether you are on a waiting list. Emails about these are kept like other emails, with the calendar file of an interview.',
      ],
    },
    {
      heading: 'When you subscribe to the newsletter',
      paragraphs: [
        'We store your name, email address, language and the page you subscribed from, with the wording you agreed to, its version and the time. You then receive one email with a link. You are subscribed only after you open the link and press the button on its page (double opt-in); we record when that happened. The legal basis is your consent.',
        'A separate box, which is not ticked for you, asks whether we may also write to you about our services, products, courses and offers. This is a separate consent, stored with its own wording and time; you can withdraw it without leaving the newsletter. The newsletter does not depend on it.',
        'You can choose topics and how often we write; we store the choice with your subscription. Every 2 years we email you a reminder of what you agreed to, and when. Newsletter emails carry no tracking: we do not learn whether you open them or which links you follow.',
        'Every newsletter email has a link to unsubscribe and one to change what you receive. Once you unsubscribe, our list keeps only a one-way hash of your address, so that we do not email you again unless you opt in again. The text of emails that were sent to you before, and of the receipt, is kept for the period in the table below.',
      ],
    },
    {
      heading: 'Email we send',
      paragraphs: [
        'Our email contains no remote images. The sending service tells us whether an email was delivered, bounced or was reported as unwanted. If you report newsletter email as unwanted, we never send it to you again.',
      ],
    },
    {
      heading: 'Protection against misuse',
      paragraphs: [
        'To limit automated posts and sign-in attempts we count attempts per network address. The counter holds a keyed hash from which we cannot read the address. Messages that look automated are set aside; a person can release them. The legal basis is our legitimate interest in a working site.',
      ],
    },
    {
      heading: 'Staff accounts',
      paragraphs: [
        'Only our staff have accounts, by invitation. For them we store name, email address, role, language, time zone, a hash of the password, sessions, and a record of their actions in the administration area.',
      ],
    },
    {
      heading: 'Who receives data',
      paragraphs: [
        'Our staff, as far as their role allows, and the companies listed below. Nobody else, unless a law obliges us or you ask us to.',
      ],
      table: 'processors',
    },
    {
      heading: 'Where data goes',
      paragraphs: [
        'Our offices are in South Korea and in Cameroon, and staff in both may answer you. Email is sent through a company in the United States. So your data may be handled outside your country, under laws that differ from yours. Which safeguards apply to each transfer: [Transfer safeguards – to be confirmed].',
      ],
    },
    {
      heading: 'How long data is kept',
      paragraphs: [
        'Our deletion job uses the same numbers as this table. An enquiry or application that is still open is kept until it is completed or decided; an active newsletter subscription is kept until you unsubscribe. For some records a copy is kept separately for a few days after deletion, as the table says. Erased data stays in backups until those expire. Backups are kept for [Backup retention period – to be confirmed].',
      ],
      table: 'retention',
    },
    {
      heading: 'Your rights',
      paragraphs: ['Whichever law applies to you, you may ask us:'],
      items: [
        'whether we hold data about you, and for a copy of it in a readable and in a machine-readable form',
        'to correct what is wrong or complete what is missing',
        'to erase your data, unless a law obliges us to keep it',
        'to restrict or stop a use that rests on our legitimate interest',
        'to withdraw a consent; what happened before stays lawful',
        'to have a decision explained by the person who made it',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        'Ask on the page “Your data” or use the contact page. You can also write to [Privacy email address – to be confirmed]. You need neither a form nor a reason. Before we hand out or erase anything we check, by writing to it, that the email address in question is yours; please do not send identity documents. We answer without undue delay, at the latest within one month, or sooner where the law says so.',
        'If you are not satisfied with our answer, you may complain to the data protection authority where you live or work.',
      ],
    },
    {
      heading: 'Which laws may apply',
      paragraphs: [
        'Depending on where you are and which office deals with you, different laws may apply: the Personal Information Protection Act (PIPA) in South Korea; Law No. 2010/012 on cybersecurity and cybercriminality and later legislation on personal data in Cameroon; the General Data Protection Regulation (GDPR) in the European Union. This notice is written to a common standard; not every one of these laws applies to every visitor.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'Each version has a number and an effective date. If a change affects data we already hold about you in a way you would not expect, we tell you before it takes effect.',
      ],
    },
  ],
}

export const termsOfUse: LegalDocument = {
  slug: 'terms',
  title: 'Terms',
  summary:
    'The rules for using this website, sending enquiries, subscribing to the newsletter and applying for courses.',
  metaDescription:
    'Terms of the {company} website: use of the site, enquiries, newsletter, course applications and discount codes.',
  version: '1.0',
  effectiveOn: '[Effective date – to be confirmed]',
  sections: [
    {
      heading: 'Who we are and what this covers',
      paragraphs: [
        'This website is run by {company}. Registered details: [Registered company name, registration number and address – to be confirmed]. These terms cover the use of the site and of its forms. Project work, managed services and courses are governed by the contract or confirmation made for them; where that differs from these terms, it takes precedence.',
      ],
    },
    {
      heading: 'Using the site',
      items: [
        'You may read, print and link to every public page, and quote from it with the source.',
        'You may use the texts and files of the media page as its rules say.',
        'You may not disturb the site, try to enter the administration area without an account, or send automated posts through the forms.',
        'If you look for weaknesses, keep to the lines set out in the document Security and data handling.',
      ],
    },
    {
      heading: 'What the site says',
      paragraphs: [
        'We write the pages with care, but they are general information and not advice for your situation. Descriptions of services and products, durations and prices are not binding offers. A price shown as a question mark is given on request. Names of technologies and brands belong to their owners; showing them means that we work with the technology, not that we are partners.',
        'The papers and documents under Resources and Documentation may be used in your own organisation without payment. Please do not sell them or pass them off as your own.',
      ],
    },
    {
      heading: 'Enquiries',
      paragraphs: [
        'Sending an enquiry is free and creates no contract. We reply {replyPromise}. We treat what you tell us as confidential and use it to answer you. If you need a signed confidentiality agreement first, ask for one before you send details.',
        'Please give an address at which we can reach you, and do not send data about other people that is not needed.',
      ],
    },
    {
      heading: 'Newsletter',
      paragraphs: [
        'The newsletter is free. A subscription starts only after you confirm it through the email we send you (double opt-in). You can unsubscribe at any time through the link in every newsletter email. We may stop the newsletter.',
      ],
    },
    {
      heading: 'Course applications',
      paragraphs: [
        'An application is a request and not yet a contract. We decide on it as the Course handbook describes. There is no right to a place. Information in an application must be true.',
        'If we accept your application, you are offered a place. A contract about the course comes into being when you confirm the place after we have told you the start, the schedule and the price, if there is one. Until then neither side owes anything, and you may withdraw without giving a reason.',
        'After confirmation you may cancel as the confirmation says. Cancellation and refunds: [Cancellation and refund terms – to be confirmed]. Rights that the law gives consumers are not limited by these terms.',
      ],
    },
    {
      heading: 'What a course does not promise',
      paragraphs: [
        'A course teaches. We promise no certificate, no grade and no job. Job placement assistance is help with preparing applications and interviews; it is not the promise of a job, an interview or an income.',
        'A participant who seriously or repeatedly breaks the rules of conduct in the handbook can be excluded after a warning, and without one where others must be protected.',
      ],
    },
    {
      heading: 'Discount codes',
      items: [
        'A code is valid only while its promotion is shown, and only as long as uses remain.',
        'It applies to your first course with us. We check this by email address when you apply and again when you are accepted.',
        'It reduces the price of that course by the percentage shown. It is not paid out, transferred, combined with another code or applied to a place already confirmed.',
        'It is used up when your application is accepted, not when you apply.',
        'A code that was obtained or used by deception can be refused.',
      ],
    },
    {
      heading: 'Staff accounts',
      paragraphs: [
        'The administration area is for our staff. Accounts are created by invitation only; the public cannot register. Staff use of the area is recorded.',
      ],
    },
    {
      heading: 'Links and maps',
      paragraphs: [
        'We link to other sites and offer a map by OpenStreetMap when you ask for it. Their owners are responsible for their own content and terms.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'We try to keep the site available and correct, but cannot promise that it always is. Nothing in these terms limits liability for intent, for gross negligence, for injury, or where the law does not allow a limit. Any further rule on liability: [Liability clause – to be confirmed].',
      ],
    },
    {
      heading: 'Law, language and changes',
      paragraphs: [
        'Governing law and courts: [Governing law and courts – to be confirmed]. Mandatory rules of the place where you live as a consumer stay in force.',
        'If versions in several languages differ: [Deciding language – to be confirmed].',
        'Each version of these terms has a number and an effective date. The version you agreed to in a course application is stored with it and stays valid for it.',
      ],
    },
  ],
}

export const cookieNotice: LegalDocument = {
  slug: 'cookies',
  title: 'Cookies',
  summary: 'Every cookie this site can set, when it does so, and what else is kept in your browser.',
  metaDescription:
    'Every cookie the {company} website can set, when and for how long. Visitors who only read get none.',
  version: '1.2',
  effectiveOn: '[Effective date – to be confirmed]',
  sections: [
    {
      heading: 'If you only read',
      paragraphs: [
        'Visitors who only read this site get no cookie, and their browser makes no request to any other company. That is why there is no cookie banner: there is nothing to agree to.',
      ],
    },
    {
      heading: 'The cookies',
      paragraphs: [
        'The site can set the cookies in this table and no others. All of them are its own, are needed for what you asked the site to do, and cannot be read by scripts. On a test system without https the Secure flag and the __Host- prefix are left out.',
      ],
      table: 'cookies',
    },
    {
      heading: 'What else your browser keeps',
      paragraphs: [
        'If your browser runs scripts, what you type into a form may be kept in the local storage of your own browser, so that a lost connection, a reload or a closed browser does not cost you the text. The form says so, and has a button that deletes it. It does not leave your device until you send the form. It is removed once we have confirmed that your message is stored, and is not shown again after 7 days. On a device that others use too, delete it. What you type into a form behind a link that we emailed you is kept in the session storage instead, and is gone when you close the tab.',
        'How far you had scrolled is kept in the session storage, so that a page you go back to opens where you left it. It does not leave your device and is gone when you close the tab.',
        'If your browser asks for French or Korean, a line on an English page tells you that it exists in that language. That you closed the line, or chose a language, is kept in the local storage of your browser, so that the line does not come again. It does not leave your device.',
      ],
      table: 'storage',
    },
    {
      heading: 'Maps',
      paragraphs: [
        'On the contact page a map is loaded only after you ask for it. Your browser then fetches it from OpenStreetMap, which then learns your network address and may use storage of its own under its own terms. Until you ask, nothing is requested from there.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'Links to social networks and to other map services are plain links. Those sites learn of you only if you follow the link, and their own rules apply there.',
      ],
    },
    {
      heading: 'Refusing and removing',
      paragraphs: [
        'You can block or delete cookies in your browser. Reading the site and sending forms still work; you may then not see the short message that normally follows a form. Staff cannot sign in without the session cookie.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If the site ever sets another cookie, the table on this page changes with it and the version number of this page rises.',
      ],
    },
  ],
}

export const legalDocuments = [privacyNotice, termsOfUse, cookieNotice] as const
