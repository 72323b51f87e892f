export const en = {
  car: "Time-travel car",
  travels: "away in time",
  appears: "away in time, and will appear: {place}",
};
