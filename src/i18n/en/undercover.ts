export const undercover = {};
