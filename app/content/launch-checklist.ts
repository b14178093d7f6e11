// Every fact that must be supplied or checked before launch, as staff read it in the settings. The site shows
// placeholders until then.
export type LaunchArea =
  | 'Company'
  | 'Offices'
  | 'People'
  | 'References'
  | 'Prices and offers'
  | 'Courses'
  | 'Legal'
  | 'Operations'

export type LaunchItem = { id: string; area: LaunchArea; item: string; where: string }

export const launchChecklist: readonly LaunchItem[] = [
  {
    id: 'company-legal-name',
    area: 'Company',
    item: 'Registered company name',
    where: '/media, /privacy, /terms; app/content/company.ts, app/content/press.ts',
  },
  {
    id: 'company-registration-number',
    area: 'Company',
    item: 'Registration numbers in South Korea and Cameroon, with tax numbers where the law asks for them',
    where: '/privacy, /terms, /contact; app/content/company.ts',
  },
  {
    id: 'company-founding-date',
    area: 'Company',
    item: 'Founding date; the years of experience are counted from it',
    where: '/, /about, /media; app/content/company.ts, app/content/about.ts, app/content/press.ts',
  },
  {
    id: 'company-email',
    area: 'Company',
    item: 'General e-mail address',
    where: '/contact, footer and mails; app/content/company.ts',
  },
  {
    id: 'company-social-links',
    area: 'Company',
    item: 'Addresses of the LinkedIn, Twitter, Facebook, Instagram and TikTok profiles; an empty one stays hidden',
    where: 'footer, /contact; Settings → Company',
  },
  {
    id: 'company-headcount',
    area: 'Company',
    item: 'Number of employees',
    where: '/media; app/content/press.ts',
  },
  {
    id: 'company-statistics',
    area: 'Company',
    item: 'Proof of 20+ clients, 2+ years of experience and 24/7 support',
    where: '/, /about; see the claims register',
  },
  {
    id: 'office-seoul-address',
    area: 'Offices',
    item: 'Seoul: street address and postal code',
    where: '/contact, footer, letterhead; app/content/offices.ts',
  },
  {
    id: 'office-seoul-phone',
    area: 'Offices',
    item: 'Seoul: phone number with country code',
    where: '/contact, business card; app/content/offices.ts',
  },
  {
    id: 'office-seoul-email',
    area: 'Offices',
    item: 'Seoul: e-mail address',
    where: '/contact; app/content/offices.ts',
  },
  {
    id: 'office-seoul-map-point',
    area: 'Offices',
    item: 'Seoul: latitude, longitude and map link',
    where: '/contact; app/content/offices.ts',
  },
  {
    id: 'office-seoul-directions',
    area: 'Offices',
    item: 'Seoul: directions (nearest station or landmark)',
    where: '/contact; app/content/offices.ts',
  },
  {
    id: 'office-seoul-holidays',
    area: 'Offices',
    item: 'Seoul: public holidays on which the office is closed',
    where: '/contact and the reply promise; app/content/offices.ts',
  },
  {
    id: 'office-cameroon-address',
    area: 'Offices',
    item: 'Buea: street address and postal box',
    where: '/contact, footer, letterhead; app/content/offices.ts',
  },
  {
    id: 'office-cameroon-phone',
    area: 'Offices',
    item: 'Buea: phone number with country code',
    where: '/contact, business card; app/content/offices.ts',
  },
  {
    id: 'office-cameroon-email',
    area: 'Offices',
    item: 'Buea: e-mail address',
    where: '/contact; app/content/offices.ts',
  },
  {
    id: 'office-cameroon-map-point',
    area: 'Offices',
    item: 'Buea: latitude, longitude and map link',
    where: '/contact; app/content/offices.ts',
  },
  {
    id: 'office-cameroon-directions',
    area: 'Offices',
    item: 'Buea: directions (nearest station or landmark)',
    where: '/contact; app/content/offices.ts',
  },
  {
    id: 'office-cameroon-holidays',
    area: 'Offices',
    item: 'Buea: public holidays on which the office is closed',
    where: '/contact and the reply promise; app/content/offices.ts',
  },
  {
    id: 'team-ceo',
    area: 'People',
    item: 'CEO and founder: name, biography, social links and consent to publish',
    where: '/about; app/content/about.ts',
  },
  {
    id: 'team-cto',
    area: 'People',
    item: 'CTO: name, biography, social links and consent to publish',
    where: '/about; app/content/about.ts',
  },
  {
    id: 'team-vacant-roles',
    area: 'People',
    item: 'Head of Digital Marketing and Director of BPO Solutions: still open? Who reads the replies?',
    where: '/about; app/content/about.ts',
  },
  {
    id: 'team-photos',
    area: 'People',
    item: 'Photos: none are needed, the cards use drawn portraits. Supply photos only with consent',
    where: '/about; app/content/about.ts',
  },
  {
    id: 'press-photos',
    area: 'People',
    item: 'Photos that the press may use, with the rights to pass them on',
    where: '/media; app/content/press.ts',
  },
  {
    id: 'press-contact',
    area: 'People',
    item: 'Press contact: name, e-mail address and phone number',
    where: '/media; app/content/press.ts',
  },
  {
    id: 'inbox-owners',
    area: 'People',
    item: 'Person in charge of the inbox in each office',
    where: 'replies within 24 hours; environment setting MAIL_TO',
  },
  {
    id: 'testimonials',
    area: 'References',
    item: 'Three testimonials: text, name, title and written consent with date',
    where: '/; app/content/home.ts',
  },
  {
    id: 'case-study-healthcare-source',
    area: 'References',
    item: 'Source document of the 30% figure',
    where: '/case-studies/healthcare-modernization; app/content/case-studies.ts',
  },
  {
    id: 'case-study-retail-source',
    area: 'References',
    item: 'Source document of the 25% figure',
    where: '/case-studies/retail-omnichannel; app/content/case-studies.ts',
  },
  {
    id: 'case-study-accounts',
    area: 'References',
    item: 'Check of all four accounts by the project leads and release by the clients',
    where: '/case-studies/…; app/content/case-studies.ts',
  },
  {
    id: 'drawn-pictures',
    area: 'References',
    item: 'Drawings of the industries, sectors, products and case studies: confirm them, or supply pictures with the rights to use them',
    where: '/industries, /spotlight, /products, /case-studies/…; app/ui/art',
  },
  {
    id: 'timeline-dates',
    area: 'References',
    item: 'Dates and order of the four stages of the journey',
    where: '/about; app/content/about.ts',
  },
  {
    id: 'claims-register',
    area: 'References',
    item: 'Proof for every entry of the claims register',
    where: 'app/content/claims.ts',
  },
  {
    id: 'partnerships',
    area: 'References',
    item: 'Partner agreements, if any; until then the marquee names technologies only',
    where: '/technologies; app/content/technologies.ts',
  },
  {
    id: 'product-prices',
    area: 'Prices and offers',
    item: 'Prices, currency and period of Standard, Professional and Enterprise',
    where: '/products; app/content/products.ts',
  },
  {
    id: 'course-prices',
    area: 'Prices and offers',
    item: 'Prices and currency of the fourteen courses',
    where: '/careers; app/content/courses.ts',
  },
  {
    id: 'course-refunds',
    area: 'Prices and offers',
    item: 'Refund terms for courses',
    where: '/docs, /terms; app/content/docs.ts',
  },
  {
    id: 'discount-code',
    area: 'Prices and offers',
    item: 'Discount code FIRST50 (50 %, first course, no end, any number of uses): confirm it, change it or switch it off',
    where: '/careers; table promo_codes',
  },
  {
    id: 'course-instructors',
    area: 'Courses',
    item: 'Instructor of each course, with experience',
    where: '/careers; see the claims register',
  },
  {
    id: 'course-dates',
    area: 'Courses',
    item: 'Start dates, language, place or online room of each course',
    where: '/careers; app/content/courses.ts',
  },
  {
    id: 'course-outlines',
    area: 'Courses',
    item: 'Check of the fourteen outlines against the tasks that exist',
    where: '/careers; app/content/courses.ts',
  },
  {
    id: 'course-minimum-age',
    area: 'Courses',
    item: 'Minimum age of participants',
    where: '/docs; app/content/docs.ts',
  },
  {
    id: 'legal-privacy',
    area: 'Legal',
    item: 'Privacy notice: legal review for South Korea, Cameroon and the European Union',
    where: '/privacy',
  },
  {
    id: 'legal-terms',
    area: 'Legal',
    item: 'Terms: legal review',
    where: '/terms',
  },
  {
    id: 'legal-cookies',
    area: 'Legal',
    item: 'Cookie notice: legal review',
    where: '/cookies',
  },
  {
    id: 'legal-privacy-contact',
    area: 'Legal',
    item: 'Person in charge of data protection, and how to reach this person',
    where: '/privacy; app/content/docs.ts',
  },
  {
    id: 'legal-processors',
    area: 'Legal',
    item: 'Hosting provider and location, and the agreements with all processors',
    where: '/privacy; app/content/processors.ts, app/content/legal-words-ko.ts, app/content/legal-words-fr.ts',
  },
  {
    id: 'legal-effective-dates',
    area: 'Legal',
    item: 'Effective dates of privacy notice, terms and cookie notice',
    where: '/privacy, /terms, /cookies; app/content/legal.ts, app/content/legal-ko.ts, app/content/legal-fr.ts',
  },
  {
    id: 'legal-translations',
    area: 'Legal',
    item: 'Korean and French legal pages: review by counsel, and every confirmed fact entered there too',
    where: '/privacy/ko, /privacy/fr and so on; app/content/legal-ko.ts, app/content/legal-fr.ts',
  },
  {
    id: 'legal-transfers',
    area: 'Legal',
    item: 'Safeguards for data handled outside the country of the visitor',
    where: '/privacy; app/content/legal.ts',
  },
  {
    id: 'legal-cancellation',
    area: 'Legal',
    item: 'Cancellation of a confirmed course place',
    where: '/terms; app/content/legal.ts',
  },
  {
    id: 'legal-liability',
    area: 'Legal',
    item: 'Liability clause',
    where: '/terms; app/content/legal.ts',
  },
  {
    id: 'legal-governing-law',
    area: 'Legal',
    item: 'Governing law, courts and deciding language',
    where: '/terms; app/content/legal.ts',
  },
  {
    id: 'legal-documents-practice',
    area: 'Legal',
    item: 'Check of the working documents against daily practice: cycles, reviews, handover, support, courses',
    where: '/docs; app/content/docs.ts',
  },
  {
    id: 'support-terms',
    area: 'Operations',
    item: 'Support hours, response times and escalation contact',
    where: '/docs; app/content/docs.ts',
  },
  {
    id: 'backup-schedule',
    area: 'Operations',
    item: 'Backup schedule and how long copies are kept',
    where: '/docs; app/content/docs.ts',
  },
  {
    id: 'mail-translations',
    area: 'Operations',
    item: 'Korean and French mails to visitors: reading by somebody whose language it is',
    where: 'mails to visitors; app/mail/messages',
  },
  {
    id: 'mail-sender',
    area: 'Operations',
    item: 'Sender address on a verified domain, and the key of the mail service',
    where: 'all mails; environment settings',
  },
  {
    id: 'site-address',
    area: 'Operations',
    item: 'Public address of the site',
    where: 'links in mails, site map and feed; environment settings',
  },
]
