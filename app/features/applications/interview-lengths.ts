// Separate from the schema, so that the form's page loads no validator.

/** The lengths of an interview, in minutes. */
export const interviewLengths = ['15', '20', '30', '45', '60', '90'] as const
