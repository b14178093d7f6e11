// The choices of the contact form, in its order.
export const enquiryServices = [
  'IT Consulting',
  'Software Development',
  'Cloud Solutions',
  'Data Analytics',
  'Cybersecurity',
  'Digital Marketing',
  'BPO Services',
  'Managed Services',
] as const

export type EnquiryService = (typeof enquiryServices)[number]
