// Query parameters of links to /cta that name an enquiry's subject; enquiry-subjects.ts has the ids of each.
export const subjectKeys = ['intent', 'service', 'industry', 'product', 'plan'] as const
export type SubjectKey = (typeof subjectKeys)[number]
