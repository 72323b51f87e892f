"""What simulations and tournaments share: work for all cores, and figures that add up."""
