export const en = {
  car: "Time-travel car",
  travels: "travelling in time",
  appears: "travelling in time, will reappear: {place}",
};
