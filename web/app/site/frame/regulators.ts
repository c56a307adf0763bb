export const REGULATORS = [
  'CFPB',
  'FDIC',
  'NCUA',
  'OCC',
  'Federal Reserve',
  'HUD',
  'FHFA',
  'State agencies',
] as const
