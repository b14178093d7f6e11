// What of a link to /cta can say what an enquiry is about; enquiry-subjects.ts knows the ids of each.
export const subjectKeys = ['intent', 'service', 'industry', 'product', 'plan'] as const
export type SubjectKey = (typeof subjectKeys)[number]
