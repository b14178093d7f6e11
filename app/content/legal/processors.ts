type Processor = {
  name: string
  role: string
  data: string
  why: string
  when: string
  location: string
}

export const processors = {
  resend: {
    name: 'Resend',
    role: 'Sends our email',
    data: 'The email address and name of the recipient and the content of the email. A notice to our staff about an enquiry or application also carries what was written in the form. Answers to our emails pass through it when they come back to the site.',
    why: 'To send acknowledgements, replies, course decisions, newsletters and emails about staff accounts, and to learn whether an email arrived, bounced or was reported as unwanted.',
    when: 'After you send a form that we answer by email, and when we reply.',
    location: 'United States',
  },
  hosting: {
    name: 'Hosting provider',
    role: 'Runs the server and stores the database and its backups. [Hosting provider – to be confirmed]',
    data: 'Everything this site stores, and the network address of each request while it is being answered.',
    why: 'To keep the site and its records available.',
    when: 'On every visit.',
    location: 'Available on request. [Hosting location – to be confirmed]',
  },
  openStreetMap: {
    name: 'OpenStreetMap',
    role: 'Supplies the office map; it acts on its own account and not on our instructions',
    data: 'Your network address, the details your browser sends with any request, and the part of the map you look at. It receives nothing you typed into our forms.',
    why: 'To show where an office is.',
    when: 'Only after you ask for a map on the contact page.',
    location: 'United Kingdom (OpenStreetMap Foundation)',
  },
} as const satisfies Record<string, Processor>

export type ProcessorKey = keyof typeof processors
