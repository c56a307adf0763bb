/** The title of a policy whose file has no heading. */
export const titleOfFile = (name: string): string => name.replace(/\.(?:docx|pdf)$/i, '').slice(0, 200)

export const isPdfName = (name = ''): boolean => /\.pdf$/i.test(name)
