export function rewriteChunks(codes: ReadonlyMap<string, string>): Map<string, string>
