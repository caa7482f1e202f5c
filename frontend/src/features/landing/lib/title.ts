export const TITLE = 'Anew · For second marriages and blended families';
